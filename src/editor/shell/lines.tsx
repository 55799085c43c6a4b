import styled from '@emotion/styled';
import { formatDiff } from '../../core/core.ts';
import type { Path } from '../store/store.ts';

interface LinesProps {
  readonly path: Path;
  readonly before: string;
  readonly after: string;
}

/** The lines of a file that change, those that go and those that come. */
export function Lines({ path, before, after }: LinesProps) {
  return (
    <Block role="group" aria-label={`Linhas de ${path}`}>
      {formatDiff(path, before, after)
        .split('\n')
        .map((line, index) => (
          <span key={index} data-sign={line.charAt(0)}>
            {`${line}\n`}
          </span>
        ))}
    </Block>
  );
}

const Block = styled.pre`
  overflow-x: auto;
  padding: 0.75rem;
  border-radius: 0.5rem;
  background: var(--ground);
  font-size: 0.8125rem;
  white-space: pre-wrap;

  & [data-sign='+'] {
    color: var(--good);
  }
  & [data-sign='-'] {
    color: var(--danger);
  }
`;
