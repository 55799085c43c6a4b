import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { memo, useState } from 'react';
import { Input } from '../form/form-parts.tsx';
import type { Path } from '../store/store.ts';
import { fold } from '../ui/fold.ts';
import { Empty, lyingDown, Sign } from '../ui/parts.tsx';
import { Dialog } from './dialog.tsx';

/** A file that can be edited, by the name that people have for it. */
export interface Choice {
  readonly path: Path;
  readonly label: string;
  readonly group: string;
}

interface PageChoiceProps {
  readonly choices: readonly Choice[];
  readonly file: Path;
  readonly onFile: (path: Path) => void;
}

/** With more files than these a list is sought in, not looked through. */
const mostListed = 20;

/** The file that is edited, and every other to go to. */
export const PageChoice = memo(function PageChoice(props: PageChoiceProps) {
  const { choices, file, onFile } = props;
  if (choices.length > mostListed) return <PageSearch {...props} />;
  return (
    <Pages aria-label="Página" value={file} onChange={({ target }) => onFile(target.value)}>
      {byGroup(choices).map(([group, members]) => (
        <optgroup key={group} label={group}>
          {members.map(({ path, label }) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </Pages>
  );
});

function byGroup(choices: readonly Choice[]): readonly (readonly [string, readonly Choice[]])[] {
  const groups = [...new Set(choices.map(({ group }) => group))];
  return groups.map((group) => [group, choices.filter((choice) => choice.group === group)]);
}

/** How many of those that are found are listed: who sees more writes another letter. */
const mostFound = 50;

function PageSearch({ choices, file, onFile }: PageChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const current = choices.find(({ path }) => path === file);
  return (
    <>
      <Opener type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span>{current?.label ?? file}</span>
        <Sign name="down" size={16} />
      </Opener>
      {isOpen && (
        <SearchDialog
          choices={choices}
          file={file}
          onFile={(path) => {
            setIsOpen(false);
            onFile(path);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function SearchDialog({
  choices,
  file,
  onFile,
  onClose,
}: PageChoiceProps & { readonly onClose: () => void }) {
  const [sought, setSought] = useState('');
  const words = fold(sought).split(/\s+/);
  const found = choices.filter(({ label, path }) => {
    const text = fold(`${label} ${path}`);
    return words.every((word) => text.includes(word));
  });
  return (
    <Dialog title="Escolher a página" onClose={onClose}>
      <Input
        type="search"
        aria-label="Procurar uma página"
        placeholder="Nome ou endereço"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {byGroup(found.slice(0, mostFound)).map(([group, members]) => (
        <Found key={group} aria-label={group}>
          <li aria-hidden="true">{group}</li>
          {members.map(({ path, label }) => (
            <li key={path}>
              <button
                type="button"
                aria-current={path === file ? 'true' : undefined}
                onClick={() => onFile(path)}
              >
                {label}
              </button>
            </li>
          ))}
        </Found>
      ))}
      <p role="status">
        {found.length > mostFound && (
          <Empty as="span">
            Aqui estão {mostFound} de {found.length}. Escreva mais uma letra para achar as outras.
          </Empty>
        )}
        {found.length === 0 && (
          <Empty as="span">Nenhuma página com esse nome ou endereço. Procure outra palavra.</Empty>
        )}
      </p>
    </Dialog>
  );
}

const place = css`
  flex: 1 1 10rem;
  min-width: 0;
  max-width: 22rem;
  min-height: 2.5rem;
  padding: 0.3rem 0.5rem;
  border: 1px solid var(--edge);
  border-radius: 0.45rem;
  background: var(--raised);
  font-weight: 600;
  text-overflow: ellipsis;

  @media (max-width: 34rem) {
    /* The menu and the sign for a new page fit beside it. */
    flex-basis: calc(100% - 6.5rem);
    max-width: none;
  }
  ${lyingDown} {
    max-width: 11rem;
  }
`;

const Pages = styled.select`
  ${place}
`;

const Opener = styled.button`
  ${place}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.4rem;
  text-align: left;
  cursor: pointer;

  & span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Found = styled.ul`
  margin: 0.75rem 0 0;
  padding: 0;
  list-style: none;

  & li:first-of-type {
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
