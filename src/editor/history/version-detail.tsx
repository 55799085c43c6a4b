import styled from '@emotion/styled';
import { ChangedLines, describeTexts } from '../shell/changes.tsx';
import type { Names } from '../shell/knowledge.ts';
import type { Path } from '../store/store.ts';
import { Button } from '../ui/parts.tsx';
import type { Sight } from './use-history.ts';

interface VersionDetailProps {
  readonly sight: Sight;
  readonly file: Path;
  /** The text of the file as it is now. */
  readonly present: string;
  readonly names: Names;
  readonly onBringBack: () => void;
  readonly onShowPage: () => void;
  readonly onRetry: () => void;
}

/** What bringing a version back would change, in plain words, and the way to do so. */
export function VersionDetail({ sight, onRetry, ...rest }: VersionDetailProps) {
  if ('text' in sight) return <Report {...rest} sight={sight} />;
  if (sight.kind === 'loading') return <Detail>Abrindo esta versão…</Detail>;
  if (sight.kind === 'gone')
    return (
      <Detail role="alert">
        <p>Esta versão não está mais guardada, ou não é um texto que uma página possa ter. Escolha outra.</p>
      </Detail>
    );
  return (
    <Detail role="alert">
      <p>
        Esta versão não pôde ser aberta. Veja se o programa que mostra o site (npm start) ainda está aberto.
      </p>
      <Button type="button" onClick={onRetry}>
        Tentar de novo
      </Button>
    </Detail>
  );
}

interface ReportProps extends Omit<VersionDetailProps, 'sight' | 'onRetry'> {
  readonly sight: Extract<Sight, { readonly text: string }>;
}

function Report({ sight, file, present, names, onBringBack, onShowPage }: ReportProps) {
  const [before, after] = [{ [file]: present }, { [file]: sight.text }];
  const changes = describeTexts(before, after, names).flatMap((described) => described.changes);
  return (
    <Detail>
      {sight.kind === 'text' && (
        <p>
          Com o site de hoje esta versão teria um erro, e por isso aparece como texto. Se ela voltar, o editor
          mostra o que corrigir antes de salvar.
        </p>
      )}
      {changes.length === 0 && <p>Ela é igual à página de agora.</p>}
      {changes.length > 0 && (
        <>
          <h3>O que muda se ela voltar</h3>
          <ul>
            {changes.map((change, index) => (
              <li key={`${index} ${change}`}>{change}</li>
            ))}
          </ul>
          <ChangedLines before={before} after={after} />
        </>
      )}
      <Buttons>
        {changes.length > 0 && (
          <Button type="button" tone="main" onClick={onBringBack}>
            Trazer de volta
          </Button>
        )}
        <Button type="button" data-narrow="" onClick={onShowPage}>
          {sight.kind === 'text' ? 'Ver o texto' : 'Ver a página'}
        </Button>
      </Buttons>
    </Detail>
  );
}

const Detail = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6rem;
  padding: 0.75rem;

  & h3 {
    font-size: 1rem;
  }
  & ul {
    margin: 0;
    padding-left: 1.1rem;
    list-style: disc;
  }
  & summary {
    padding: 0.3rem 0;
    cursor: pointer;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  @media (min-width: 60.01rem) {
    & [data-narrow] {
      display: none;
    }
  }
`;
