import styled from '@emotion/styled';
import { Button } from '../ui/parts.tsx';

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly onRetry?: () => void;
}

/** What is said while there is nothing to edit. */
export function Message({ title, text, onRetry }: MessageProps) {
  return (
    <Box role="status">
      <h1>{title}</h1>
      {text !== '' && <p>{text}</p>}
      {onRetry && (
        <Button type="button" tone="main" onClick={onRetry}>
          Tentar de novo
        </Button>
      )}
    </Box>
  );
}

const Box = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 1rem;
  height: 100%;
  padding: 2rem;
  text-align: center;

  & h1 {
    font-size: 1.25rem;
  }
`;
