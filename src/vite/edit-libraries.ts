import type { Plugin } from 'vite';

/** A change of a library's text. */
export interface Edit {
  /** Which module of which library. */
  readonly module: RegExp;
  readonly from: RegExp;
  readonly to: string;
  /** Why what is built behaves the same with it. */
  readonly reason: string;
}

/**
 * Changes what libraries say. Every edit must find its text, and so names it closely: an upgrade that changes it ends the
 * build, so that someone looks again.
 */
export function editLibraries(name: string, edits: readonly Edit[]): Plugin {
  const unused = new Set(edits);
  return {
    name: `vitrine:${name}`,
    apply: 'build',
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      let edited = code;
      for (const edit of edits) {
        if (!edit.module.test(path)) continue;
        const next = edited.replace(edit.from, edit.to);
        if (next !== edited) unused.delete(edit);
        edited = next;
      }
      return edited === code ? undefined : { code: edited, map: null };
    },
    buildEnd(error) {
      if (error !== undefined || unused.size === 0) return;
      const told = [...unused].map(
        ({ module, from, reason }) => `${String(from)} is not in ${String(module)} any more. ${reason}`,
      );
      this.error(told.join('\n'));
    },
  };
}
