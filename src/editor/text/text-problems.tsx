import styled from '@emotion/styled';
import { useId } from 'react';
import type { Told } from '../../core/core.ts';
import { Problems } from '../form/form-parts.tsx';
import { apart } from '../ui/apart.ts';
import { Button } from '../ui/parts.tsx';

interface TextProblemsProps {
  readonly problems: readonly Told[];
  readonly onSeek: (problem: Told) => void;
  readonly onCure: (problem: Told) => void;
}

/** What is wrong in a text, line by line. */
export function TextProblems({ problems, onSeek, onCure }: TextProblemsProps) {
  const id = useId();
  const keys = apart(problems.map(({ code, range }) => `${code} ${range.start}`));
  return (
    <section id={id} tabIndex={-1} aria-label="O que corrigir">
      {problems.length === 0 && <p role="status">Nada a corrigir neste arquivo.</p>}
      <List>
        {problems.map((problem, at) => (
          <li key={keys[at]}>
            <Button type="button" onClick={() => onSeek(problem)}>
              Linha {problem.range.line}
            </Button>
            <Problems id={id} problems={[problem]} onCure={onCure} />
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ol`
  display: grid;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;
