import { withBehaviour } from './behaviour.ts';
import type { Complaint, FieldContext } from './behaviour.ts';
import { z } from 'zod';
import { visible } from './visible.ts';
import { asked } from './control.ts';
import { inAnyCase } from './any-case.ts';
import { webAddress } from './link.ts';
import { repairAddress } from './repair.ts';

/** A file that `public/files` does not have. */
export function checkDownload(file: string, { downloads }: FieldContext): readonly Complaint[] {
  return downloads.has(file) ? [] : [{ kind: 'missing-file', file, known: [...downloads.keys()] }];
}

/** Where a file of `public/files` is served. */
export function downloadAddress(file: string): string {
  return `/files/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** What a visitor is told before tapping: `PDF, 240 kB`. */
export function describeDownload(file: string, bytes: number): string {
  const ending = /\.([a-z\d]+)$/i.exec(file)?.[1]?.toUpperCase();
  const size =
    bytes < 999_500
      ? `${Math.max(1, Math.round(bytes / 1000))}\u00A0kB`
      : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')}\u00A0MB`;
  return ending === undefined ? size : `${ending}, ${size}`;
}

/** A file that lies with somebody else is reached by its address. */
function findAddress(typed: string) {
  const href = repairAddress(typed) ?? typed.trim();
  return webAddress.safeParse(href).success ? [{ field: 'href', value: href }] : [];
}

/** The name of a file of `public/files`. */
export const download = asked(
  'file',
  withBehaviour(
    z
      .string()
      .regex(visible)
      .regex(new RegExp(`^(?!${inAnyCase('http')}[Ss]?:)`), {
        error: 'Escreva o nome de um arquivo de public/files, como tabela.pdf.',
      }),
    { check: checkDownload, other: findAddress },
  ),
);
