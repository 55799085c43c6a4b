import styled from '@emotion/styled';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { fix, type Told } from '../../core/core.ts';
import { cure } from '../form/problems-at.ts';
import type { Desk } from '../form/desk.ts';
import { Lines } from '../shell/lines.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Path } from '../store/store.ts';
import { Button } from '../ui/parts.tsx';
import { TextProblems } from './text-problems.tsx';
import { TextArea } from './text-area.ts';

export interface TextPaneProps {
  readonly desk: Pick<Desk, 'problems' | 'onEdit' | 'onRest'>;
  readonly file: Path;
  readonly text: string;
  /** The place in the file that is edited, for undo to lead back to. */
  readonly path: readonly (string | number)[];
}

function kindOf(file: Path): Parameters<typeof fix>[1] {
  if (file.startsWith('_themes/')) return 'theme';
  if (file.startsWith('_shared/')) return 'shared';
  return file === 'site.yaml' ? 'site' : 'page';
}

/** The text under a person's hands, kept in step with the session's. */
function useTextArea({ desk, file, text, path }: TextPaneProps) {
  const box = useRef<HTMLDivElement>(null);
  const [area, setArea] = useState<TextArea>();
  const latest = useRef({ desk, path });
  const first = useRef(text);
  useEffect(() => {
    latest.current = { desk, path };
  });
  useEffect(() => {
    if (box.current === null) return undefined;
    const made = new TextArea(box.current, first.current, {
      label: `Texto de ${file}`,
      onType: (typed) =>
        latest.current.desk.onEdit({
          label: `escrever em ${file}`,
          path: latest.current.path,
          mark: `text ${file}`,
          edit: () => ({ ok: true, text: typed }),
        }),
      onRest: () => latest.current.desk.onRest(),
    });
    setArea(made);
    return () => made.close();
  }, [file]);
  useEffect(() => area?.show(text), [area, text]);
  useEffect(() => area?.mark(desk.problems), [area, desk.problems]);
  return { box, area };
}

/** A file as its text, with what is wrong at its place and below. */
export function TextPane(props: TextPaneProps) {
  const { desk, file, text, path } = props;
  const { box, area } = useTextArea(props);
  const [isAsking, setIsAsking] = useState(false);
  const settled = useDeferredValue(text);
  const fixed = useMemo(() => fix(settled, kindOf(file)).text, [settled, file]);
  const repair = () => {
    setIsAsking(false);
    desk.onEdit({
      label: 'consertar o que é certo',
      path,
      edit: (now) => ({ ok: true, text: fix(now, kindOf(file)).text }),
    });
  };
  return (
    <Pane>
      <Frame ref={box} />
      {fixed !== settled && (
        <p>
          <Button type="button" onClick={() => setIsAsking(true)}>
            Consertar o que é certo
          </Button>
        </p>
      )}
      <TextProblems
        problems={desk.problems}
        onSeek={({ range }: Told) => area?.goTo(range.start)}
        onCure={(...wanted) => cure(desk, ...wanted)}
      />
      {isAsking && (
        <Dialog title="O que será consertado" onClose={() => setIsAsking(false)}>
          <p>Só o que é certo: o que você escreveu continua dizendo o mesmo.</p>
          <Lines path={file} before={text} after={fixed} />
          <Button type="button" tone="main" onClick={repair}>
            Consertar
          </Button>
        </Dialog>
      )}
    </Pane>
  );
}

const Pane = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
`;

const Frame = styled.div`
  height: 60vh;
  min-height: 14rem;
  overflow: hidden;
  border: 1px solid var(--edge);
  border-radius: 0.5rem;
`;
