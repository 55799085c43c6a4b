import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Empty } from '../ui/parts.tsx';
import { Input } from './form-parts.tsx';
import { hasWords } from './has-words.ts';

/** One of many that are sought by their words. */
interface Sought {
  readonly value: string;
  readonly label: string;
  /** What it is listed under, if it is. */
  readonly group?: string;
}

export interface SearchDialogProps {
  readonly title: string;
  /** What the field is called that is sought in. */
  readonly label: string;
  readonly choices: readonly Sought[];
  /** The one that is chosen now. */
  readonly current?: string | undefined;
  /** What is said where nothing has these words. */
  readonly none: string;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
  /** What else there is to choose, above the field. */
  readonly children?: ReactNode;
}

/** What is said where a page is sought. */
export const searchPage = {
  label: 'Procurar uma página',
  none: 'Nenhuma página com esse nome ou endereço. Procure outra palavra.',
} as const;

/** How many of those that are found are listed: who sees more writes another letter. */
const mostFound = 50;

function byGroup(choices: readonly Sought[]): readonly (readonly [string, readonly Sought[]])[] {
  const groups = [...new Set(choices.map(({ group = '' }) => group))];
  return groups.map((name) => [name, choices.filter(({ group = '' }) => group === name)]);
}

/** Many to choose from: the list gets shorter as words are typed, in any order, with accents or without. */
export function SearchDialog(props: SearchDialogProps) {
  const { title, label, choices, current, none, onChoose, onClose, children } = props;
  const [sought, setSought] = useState('');
  const found = choices.filter(({ label: name, value }) => hasWords(`${name} ${value}`, sought));
  return (
    <Dialog title={title} onClose={onClose} isTall>
      {children}
      <Input
        type="search"
        aria-label={label}
        placeholder="Nome ou endereço"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {byGroup(found.slice(0, mostFound)).map(([group, members]) => (
        <Found key={group} aria-label={group === '' ? title : group}>
          {group !== '' && (
            <li aria-hidden="true" data-group="">
              {group}
            </li>
          )}
          {members.map(({ value, label: words }) => (
            <li key={value}>
              <button
                type="button"
                aria-current={value === current ? 'true' : undefined}
                onClick={() => onChoose(value)}
              >
                {words}
              </button>
            </li>
          ))}
        </Found>
      ))}
      <div role="status">
        {found.length > mostFound && (
          <Empty>
            Aqui estão {mostFound} de {found.length}. Escreva mais uma letra para achar o resto.
          </Empty>
        )}
        {found.length === 0 && <Empty>{none}</Empty>}
      </div>
    </Dialog>
  );
}

const Found = styled.ul`
  margin: 0.75rem 0 0;
  padding: 0;
  list-style: none;

  & [data-group] {
    color: var(--soft);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  & button {
    width: 100%;
    min-height: 2.5rem;
    padding: 0.4rem 0.6rem;
    border: 0;
    border-radius: 0.4rem;
    background: none;
    text-align: left;
    cursor: pointer;
  }
  & button:hover {
    background: var(--tint);
  }
  & [aria-current] {
    color: var(--accent);
    font-weight: 600;
  }
`;
