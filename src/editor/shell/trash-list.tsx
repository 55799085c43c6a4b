import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import type { Path, Store, TrashedFile } from '../store/store.ts';
import { Button } from '../ui/parts.tsx';
import { isPage } from './knowledge.ts';

interface TrashListProps {
  readonly store: Store;
  readonly texts: Readonly<Record<Path, string>>;
  readonly onRestore: (path: Path, text: string) => void;
}

function describeTime(when: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})/.exec(when) ?? [];
  return `apagada em ${day}/${month}/${year}, às ${time}`;
}

/** Pages that were deleted and can come back; nothing where there are none. */
export function TrashList({ store, texts, onRestore }: TrashListProps) {
  const [files, setFiles] = useState<readonly TrashedFile[]>([]);
  useEffect(() => {
    store.trash().then(setFiles, () => undefined);
  }, [store]);
  const pages = files.filter(({ path }) => isPage(path));
  if (pages.length === 0) return null;
  return (
    <Trash>
      <summary>Trazer de volta uma página apagada</summary>
      <ul>
        {pages.map(({ path, when, text }) => {
          const address = `/${path.replace(/\.yaml$/, '')}`;
          const isTaken = path in texts;
          return (
            <li key={`${when} ${path} ${text.length}`}>
              <span>
                <strong>{address}</strong> <small>{describeTime(when)}</small>
                {isTaken && <small>Já existe uma página neste endereço.</small>}
              </span>
              <Button
                type="button"
                disabled={isTaken}
                aria-label={`Trazer ${address} de volta, ${describeTime(when)}`}
                onClick={() => onRestore(path, text)}
              >
                Trazer de volta
              </Button>
            </li>
          );
        })}
      </ul>
    </Trash>
  );
}

const Trash = styled.details`
  margin-top: 1rem;
  padding-top: 0.75rem;
  border-top: 1px solid var(--line);

  & > summary {
    padding: 0.4rem 0;
    font-weight: 600;
    cursor: pointer;
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    padding: 0.4rem 0;
  }
  & small {
    display: block;
    color: var(--soft);
  }
`;
