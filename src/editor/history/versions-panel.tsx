import styled from '@emotion/styled';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { History, Path, Store } from '../store/store.ts';
import { Button, Empty, Spoken } from '../ui/parts.tsx';
import type { Names } from '../shell/knowledge.ts';
import { describeMoment, isBeforeDay } from './moment.ts';
import type { VersionsDesk } from './use-history.ts';
import { useSummaries } from './use-summaries.ts';
import { VersionRow } from './version-row.tsx';

interface VersionsPanelProps {
  readonly store: Store;
  readonly versions: VersionsDesk;
  readonly file: Path;
  /** The text of the file as it is now. */
  readonly present: string;
  /** What colours and shared sections are called. */
  readonly names: Names;
  readonly onBringBack: () => void;
  /** Shows the page, where the parts of the editor do not stand side by side. */
  readonly onShowPage: () => void;
}

function describeState({ listed, looked, seen }: VersionsDesk): string {
  if (listed === undefined) return 'Procurando as versões…';
  if (listed === 'failed') return '';
  if (looked?.sight.kind === 'loading') return 'Abrindo esta versão…';
  if (seen !== undefined) return `Versão de ${describeMoment(seen.version.when, listed.now)}: só para olhar.`;
  const { length } = listed.history.versions;
  return length === 1 ? '1 versão anterior.' : `${length} versões anteriores.`;
}

/** The earlier versions of a page, to be looked at and brought back. */
export function VersionsPanel(props: VersionsPanelProps) {
  const { versions } = props;
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') versions.close();
  };
  const retry = () => {
    // The button that was pressed goes.
    head.current?.focus();
    versions.retry();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- A key for all that is inside; there is a button for it too.
    <Panel onKeyDown={escape}>
      <h2 ref={head} tabIndex={-1}>
        Versões anteriores
      </h2>
      <Spoken role="status">{describeState(versions)}</Spoken>
      <p>
        Cada cartão é a página como ela estava naquela hora. Olhe à vontade: nada muda enquanto você não
        trouxer uma de volta e salvar.
      </p>
      <Button type="button" onClick={versions.close}>
        Voltar à página de agora
      </Button>
      <Listed {...props} onRetry={retry} />
    </Panel>
  );
}

function Listed({ onRetry, ...props }: VersionsPanelProps & { readonly onRetry: () => void }) {
  const { listed } = props.versions;
  if (listed === undefined) return <p>Procurando as versões…</p>;
  if (listed === 'failed')
    return (
      <Trouble
        text="As versões não puderam ser lidas. Veja se o programa que mostra o site (npm start) ainda está aberto, e tente de novo."
        onRetry={onRetry}
      />
    );
  const { history, now } = listed;
  return (
    <>
      {!history.isWhole && (
        <Trouble text="O git não respondeu a tempo, e podem faltar versões nesta lista." onRetry={onRetry} />
      )}
      {history.versions.length === 0 && history.isWhole && (
        <Empty>
          Ainda não há versões anteriores. Cada vez que você salvar uma mudança, o texto de antes fica
          guardado aqui.
        </Empty>
      )}
      {history.versions.length > 0 && <Rows {...props} history={history} now={now} />}
    </>
  );
}

interface RowsProps extends VersionsPanelProps {
  readonly history: History;
  readonly now: Date;
}

/** The versions, the newest first; but where there are some of today, that of before stands above all. */
function Rows({ store, history: { versions: listed }, now, ...props }: RowsProps) {
  const summaries = useSummaries({ ...props, store }, listed);
  const old = listed.find(({ when }) => isBeforeDay(when, now));
  const yesterday = old === listed[0] ? undefined : old;
  const ordered = [...(yesterday ? [yesterday] : []), ...listed.filter((one) => one !== yesterday)];
  return (
    <List aria-label="Versões anteriores">
      {ordered.map((version) => (
        <VersionRow
          key={version.id}
          {...props}
          version={version}
          title={
            version === yesterday
              ? `Como estava antes de hoje (${describeMoment(version.when, now)})`
              : `Como estava ${describeMoment(version.when, now)}`
          }
          summary={summaries.get(version.id)}
        />
      ))}
    </List>
  );
}

function Trouble({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <p>{text}</p>
      <Button type="button" onClick={onRetry}>
        Tentar de novo
      </Button>
    </div>
  );
}

const Panel = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;

  & > h2 {
    font-size: 1.2rem;
  }
  & > p {
    color: var(--soft);
  }
  & [role='alert'] {
    display: grid;
    gap: 0.5rem;
    justify-items: start;
    width: 100%;
    padding: 0.75rem;
    border-radius: 0.5rem;
    background: var(--warn-tint);
    color: var(--warn);
  }
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4rem;
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
