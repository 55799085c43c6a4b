import { defaultKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Annotation, EditorState } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Told } from '../../core/core.ts';
import { findSplice, placeOf, showText, writeText } from './shown-text.ts';

/** Marks what was not typed here: undone, cured or taken from somebody else. */
const fromOutside = Annotation.define<true>();

const words = {
  'Control character': 'Caractere invisível',
  Diagnostics: 'O que corrigir',
  'No diagnostics': 'Nada a corrigir',
  'Selection deleted': 'Seleção apagada',
};

const colors = HighlightStyle.define([
  { tag: [tags.definition(tags.propertyName), tags.propertyName], color: 'var(--accent)' },
  { tag: tags.comment, color: 'var(--soft)', fontStyle: 'italic' },
  { tag: [tags.string, tags.special(tags.string), tags.quote], color: 'var(--good)' },
  { tag: [tags.separator, tags.punctuation, tags.squareBracket, tags.brace], color: 'var(--soft)' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--raised)', fontSize: '0.875rem' },
  '&.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '-1px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', lineHeight: '1.55' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': {
    backgroundColor: 'var(--ground)',
    color: 'var(--soft)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--tint) 60%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 30%, transparent)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    boxShadow: 'var(--shade)',
  },
  '.cm-diagnostic': { fontFamily: 'system-ui, sans-serif', maxWidth: '30rem' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--danger)' },
  '.cm-diagnostic-warning, .cm-diagnostic-hint': { borderLeftColor: 'var(--warn)' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: 'underline wavy var(--danger)' },
  '.cm-lintRange-warning, .cm-lintRange-hint': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--warn)',
  },
});

interface Wishes {
  readonly label: string;
  readonly onType: (text: string) => void;
  /** The hand went elsewhere: what is typed next is another step. */
  readonly onRest: () => void;
}

/** A text that is edited by hand, with what is wrong marked in it. It keeps the file's own line breaks. */
export class TextArea {
  readonly #view: EditorView;
  readonly #wishes: Wishes;
  #text: string;
  #hasLooked = false;
  /** What was typed and has not come back yet from whoever keeps it. */
  #typed: readonly string[] = [];

  constructor(parent: Element, text: string, wishes: Wishes) {
    this.#wishes = wishes;
    this.#text = text;
    const extensions = [
      lineNumbers(),
      lintGutter(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      drawSelection(),
      EditorView.lineWrapping,
      // Tab is none of its keys, and leads to the next field as everywhere.
      keymap.of(defaultKeymap),
      yaml(),
      syntaxHighlighting(colors),
      theme,
      EditorState.phrases.of(words),
      EditorState.lineSeparator.of('\n'),
      EditorView.contentAttributes.of({ 'aria-label': wishes.label, lang: 'pt-BR' }),
      EditorView.domEventHandlers({ blur: () => wishes.onRest() }),
      EditorView.updateListener.of((update) => this.#hear(update)),
    ];
    this.#view = new EditorView({ parent, doc: showText(text).lines, extensions });
  }

  #hear({ docChanged, selectionSet, transactions, state }: ViewUpdate): void {
    if (transactions.some((one) => one.annotation(fromOutside) === true)) return;
    if (!docChanged) {
      if (selectionSet) this.#wishes.onRest();
      return;
    }
    this.#text = writeText(showText(this.#text), state.sliceDoc());
    this.#typed = [...this.#typed, this.#text];
    this.#wishes.onType(this.#text);
  }

  /** Takes in the text as it is now. What was typed here comes back later than it was typed, and changes nothing. */
  show(text: string): void {
    const known = this.#typed.indexOf(text);
    this.#typed = known === -1 ? [] : this.#typed.slice(known + 1);
    if (known !== -1 || text === this.#text) return;
    this.#text = text;
    const changes = findSplice(this.#view.state.sliceDoc(), showText(text).lines);
    this.#view.dispatch({ changes, annotations: fromOutside.of(true) });
  }

  /** Marks what is wrong. The first error that is ever marked comes into view. */
  mark(problems: readonly Told[]): void {
    const most = this.#view.state.doc.length;
    const place = (offset: number) => Math.min(placeOf(this.#text, offset), most);
    const marks = problems.map(({ range, severity, message }): Diagnostic => ({
      from: place(range.start),
      to: place(range.end),
      severity,
      message,
    }));
    this.#view.dispatch(setDiagnostics(this.#view.state, marks));
    const first = marks.find(({ severity }) => severity === 'error');
    if (this.#hasLooked || first === undefined) return;
    this.#hasLooked = true;
    this.#view.dispatch({ effects: EditorView.scrollIntoView(first.from, { y: 'center' }) });
  }

  /** Leads to an offset in the file's text. */
  goTo(offset: number): void {
    const anchor = Math.min(placeOf(this.#text, offset), this.#view.state.doc.length);
    this.#view.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
    this.#view.focus();
  }

  close(): void {
    this.#view.destroy();
  }
}
