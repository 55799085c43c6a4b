import { readData, setValue, valueAt, type Edit } from '../../core/core.ts';
import { listLeft } from '../shell/left-examples.ts';
import { Button } from '../ui/parts.tsx';
import type { Desk } from './desk.ts';
import { Remark } from './form-parts.tsx';
import { putAt, type FieldPath } from './wishes.ts';

/** Text so long is seldom meant to stand in one line. */
const long = 80;

/** The lines of a text that was pasted into a field of one line, where they hardly belong into one. */
export function pastedLines(text: string): readonly string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 1 && lines.join(' ').length > long ? lines : [];
}

interface Place {
  /** Whether what stands in the field beside it is of an example, and gives way. */
  readonly isExample?: boolean;
  readonly path: FieldPath;
  /** The field beside it that takes several lines, where there is one. */
  readonly rest?: string | undefined;
  readonly order: readonly string[];
}

/** Leaves the first of lines that were pasted where they are, and takes the others to the field beside, behind what is there. */
export function divideLines(
  text: string,
  lines: readonly string[],
  { path, rest, order, isExample = false }: Place,
): Edit {
  const [first = '', ...others] = lines;
  const data = readData(text);
  const now = valueAt(data, path);
  const own = typeof now === 'string' ? now.replace(lines.join(' '), () => first) : first;
  const left = setValue(text, path, own);
  if (!left.ok || rest === undefined) return left;
  const place = [...path.slice(0, -1), rest];
  const given = valueAt(data, place);
  const isKept = typeof given === 'string' && given.trim() !== '' && !isExample;
  const before = isKept ? `${given.trimEnd()}\n\n` : '';
  return putAt(left.text, place, before + others.join('\n'), order);
}

interface PastedLinesProps extends Omit<Place, 'rest' | 'isExample'> {
  readonly desk: Desk;
  readonly lines: readonly string[];
  readonly value: string;
  readonly rest?: { readonly name: string; readonly label: string } | undefined;
}

/** Says that lines which were pasted stand in one now, as long as they do, and where they can go. */
export function PastedLines({ desk, lines, value, path, rest, order }: PastedLinesProps) {
  if (lines.length === 0 || !value.includes(lines.join(' '))) return null;
  const left = listLeft(valueAt(desk.data, path.slice(0, 2)), desk.site.catalogue);
  const divide = (label: string, field?: string) => () => {
    const given = field === undefined ? '' : String(valueAt(desk.data, [...path.slice(0, -1), field]) ?? '');
    const isExample = left.includes(given.replace(/\s+/g, ' ').trim());
    const edit = (text: string) => divideLines(text, lines, { path, rest: field, order, isExample });
    desk.onEdit({ label, path, edit });
  };
  return (
    <Remark role="status">
      <p>As {lines.length} linhas que você colou ficaram em uma só.</p>
      {rest !== undefined && (
        <Button type="button" onClick={divide('pôr as outras linhas no texto', rest.name)}>
          Pôr as outras em “{rest.label}”
        </Button>
      )}
      <Button type="button" onClick={divide('deixar só a primeira linha')}>
        Deixar só a primeira
      </Button>
    </Remark>
  );
}
