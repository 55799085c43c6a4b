import styled from '@emotion/styled';
import { valueAt } from '../../core/core.ts';
import { Button } from '../ui/parts.tsx';

interface ExampleNoteProps {
  readonly section: unknown;
  readonly onRewritten: () => void;
}

/** Says that a section still speaks as an example, until somebody says that it does not. */
export function ExampleNote({ section, onRewritten }: ExampleNoteProps) {
  if (valueAt(section, ['placeholder']) === undefined) return null;
  return (
    <Box role="note">
      <p>Os textos desta seção são de exemplo. Troque-os pelos seus antes de salvar.</p>
      <Button type="button" onClick={onRewritten}>
        Já troquei
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  margin-bottom: 1rem;
  padding: 0.65rem 0.75rem;
  border-left: 4px solid var(--warn);
  border-radius: 0.25rem;
  background: var(--warn-tint);
`;
