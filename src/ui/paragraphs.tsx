import styled from '@emotion/styled';
import { Unbroken } from './unbroken.tsx';

/** Text whose paragraphs are divided by blank lines. */
export function Paragraphs({ text, ...rest }: { readonly text: string; readonly className?: string }) {
  return (
    <Flow {...rest}>
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          <p key={index}>
            <Unbroken text={paragraph} />
          </p>
        ))}
    </Flow>
  );
}

const Flow = styled.div`
  display: grid;
  gap: 1em;
  max-width: 65ch;
  color: var(--text-soft);
`;
