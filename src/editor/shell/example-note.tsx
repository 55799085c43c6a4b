import styled from '@emotion/styled';
import { valueAt } from '../../core/core.ts';
import type { Knowledge } from '../form/desk.ts';
import { Button } from '../ui/parts.tsx';
import { listButtons, listLeft } from './left-examples.ts';

interface ExampleNoteProps {
  readonly section: unknown;
  readonly page: unknown;
  readonly site: Pick<Knowledge, 'catalogue' | 'messages'>;
  readonly onRewritten: () => void;
}

/** More texts than these are only counted. */
const mostTold = 4;

/** Says that a section still speaks as an example, and in which words, until somebody says that it does not. */
export function ExampleNote({ section, page, site, onRewritten }: ExampleNoteProps) {
  const { catalogue, messages } = site;
  if (valueAt(section, ['placeholder']) === undefined) return null;
  const texts = listLeft(section, catalogue);
  const buttons = listButtons(section, catalogue, { page, messages }).filter(
    (button) => !texts.some((text) => button.endsWith(`: ${text}`)),
  );
  // What visitors press is not left to be counted.
  const left = [...buttons, ...texts];
  return (
    <Box role="note">
      <p>Os textos desta seção são de exemplo. Troque-os pelos seus antes de salvar.</p>
      {left.length > 0 && (
        <>
          <p>Ainda estão como no exemplo:</p>
          <ul>
            {left.slice(0, mostTold).map((text) => (
              <li key={text}>{text}</li>
            ))}
            {left.length > mostTold && <li>e mais {left.length - mostTold}</li>}
          </ul>
        </>
      )}
      <Button type="button" onClick={onRewritten}>
        {left.length > 0 ? 'Ficam assim' : 'Já troquei'}
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

  & ul {
    margin: 0;
    padding-left: 1.1rem;
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
`;
