import styled from '@emotion/styled';
import { Fragment, useState } from 'react';
import { blocks as kinds, type Catalogue } from '../../core/core.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Input } from '../form/form-parts.tsx';
import { inWords } from '../form/in-words.ts';
import { Empty } from '../ui/parts.tsx';
import { BlockPicture } from './block-picture.tsx';
import { everywhereLabel } from './everywhere.ts';
import { isSought } from './is-sought.ts';

interface InsertDialogProps {
  readonly catalogue: Catalogue | undefined;
  readonly onChoose: (example: string) => void;
  /** Somebody wants a section above all pages. */
  readonly onEverywhere: () => void;
  readonly onClose: () => void;
}

/** Every kind of section, to add one. */
export function InsertDialog({ catalogue, onChoose, onEverywhere, onClose }: InsertDialogProps) {
  const [sought, setSought] = useState('');
  const blocks = (catalogue?.blocks ?? []).filter(({ label, description, type, examples }) => {
    const words = `${label} ${description} ${type} ${kinds.get(type)?.soughtAs ?? ''}`;
    return isSought(words, sought) && examples.length > 0;
  });
  return (
    <Dialog title="Acrescentar seção" onClose={onClose} isTall>
      <Input
        type="search"
        aria-label="Procurar um tipo de seção"
        placeholder="Procurar: preços, fotos, equipe…"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <Grid>
        {blocks.map(({ type, label, description, examples: [first] }, index) => (
          <Fragment key={type}>
            <button
              type="button"
              data-first={index === 0 ? '' : undefined}
              onClick={() => onChoose(first?.yaml ?? '')}
            >
              <BlockPicture type={type} />
              <strong>{label}</strong>
              <span>{inWords(description)}</span>
            </button>
            {kinds.get(type)?.isPreface && (
              <button type="button" onClick={onEverywhere}>
                <BlockPicture type={type} />
                <strong>{everywhereLabel}</strong>
                <span>No alto de cada página. O texto fica em um lugar só.</span>
              </button>
            )}
          </Fragment>
        ))}
      </Grid>
      {catalogue !== undefined && blocks.length === 0 && (
        <Empty>Nenhum tipo de seção com esse nome. Procure outra palavra.</Empty>
      )}
    </Dialog>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: 0.6rem;
  margin-top: 1rem;

  & button {
    display: grid;
    align-content: start;
    gap: 0.25rem;
    padding: 0.6rem;
    border: 1px solid var(--line);
    border-radius: 0.6rem;
    background: var(--raised);
    text-align: left;
    cursor: pointer;
  }
  & button:hover {
    border-color: var(--accent);
  }
  & span {
    color: var(--soft);
    font-size: 0.8125rem;
  }
`;
