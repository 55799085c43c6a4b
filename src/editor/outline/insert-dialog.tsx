import styled from '@emotion/styled';
import { useState } from 'react';
import type { Catalogue } from '../../core/core.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Input } from '../form/form-parts.tsx';
import { inWords } from '../form/in-words.ts';
import { fold } from '../ui/fold.ts';
import { Empty } from '../ui/parts.tsx';
import { BlockPicture } from './block-picture.tsx';

interface InsertDialogProps {
  readonly catalogue: Catalogue | undefined;
  readonly onChoose: (example: string) => void;
  readonly onClose: () => void;
}

/** Every kind of section, to add one. */
export function InsertDialog({ catalogue, onChoose, onClose }: InsertDialogProps) {
  const [sought, setSought] = useState('');
  const blocks = (catalogue?.blocks ?? []).filter(({ label, description, type, examples }) => {
    const isFound = fold(`${label} ${description} ${type}`).includes(fold(sought));
    return isFound && examples.length > 0;
  });
  return (
    <Dialog title="Acrescentar seção" onClose={onClose}>
      <Input
        type="search"
        aria-label="Procurar um tipo de seção"
        placeholder="Procurar: preços, fotos, equipe…"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <Grid>
        {blocks.map(({ type, label, description, examples: [first] }) => (
          <button key={type} type="button" onClick={() => onChoose(first?.yaml ?? '')}>
            <BlockPicture type={type} />
            <strong>{label}</strong>
            <span>{inWords(description)}</span>
          </button>
        ))}
      </Grid>
      {blocks.length === 0 && <Empty>Nenhum tipo de seção com esse nome. Procure outra palavra.</Empty>}
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
