import styled from '@emotion/styled';
import { describeConflict, type Told } from '../../core/core.ts';
import type { Path } from '../store/store.ts';
import { Button } from '../ui/parts.tsx';
import { dataOf } from './knowledge.ts';
import { isUnwrittenYet } from './unwritten.ts';

interface HeldBackProps {
  readonly errors: readonly Told[];
  /** The page that is shown, and the file that is edited. */
  readonly files: readonly Path[];
  readonly texts: Readonly<Record<Path, string>>;
  readonly onGo: (error: Told) => void;
}

/** Says over the page, which stays where it is, why it does not show yet what is written: something is not finished. */
export function HeldBack({ errors, files, texts, onGo }: HeldBackProps) {
  const own = errors.filter(({ file }) => files.includes(file.replace(/^pages\//, '')));
  const [first] = own;
  if (first === undefined) return null;
  const path = first.file.replace(/^pages\//, '');
  const data = dataOf(path, texts[path] ?? null);
  const place = describeConflict({ path: first.path ?? [], ours: '', theirs: '' }, data);
  return (
    <Strip>
      <p>
        A página ainda não mudou. Falta {isUnwrittenYet(first, texts) ? 'escrever' : 'corrigir'}
        {place === '' ? ' o que está em vermelho' : `: ${place}`}
        {own.length > 1 && ` (e mais ${own.length - 1})`}.
      </p>
      <Button type="button" onClick={() => onGo(first)}>
        Ir lá
      </Button>
    </Strip>
  );
}

/** What is said over the page. */
export const Strip = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0.4rem 0.4rem auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;
  padding: 0.35rem 0.6rem;
  border-left: 4px solid var(--warn);
  border-radius: 0.25rem;
  background: var(--warn-tint);
  box-shadow: var(--shade);
  font-size: 0.875rem;
  overflow-wrap: anywhere;

  & button {
    flex: none;
  }
`;
