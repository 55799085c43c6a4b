import styled from '@emotion/styled';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { Path } from '../store/store.ts';
import type { ShownPage } from '../work/messages.ts';
import type { FromFrame, Look, ToFrame } from './messages.ts';

/** Widths of the window in which a page is shown, in pixels. */
export const widths = { phone: 390, tablet: 800, screen: 1280 } as const;

export type WidthName = keyof typeof widths;

interface PageFrameProps {
  /** Calls back with each page as soon as it is made, with nothing for one that never was sound. */
  readonly watch: (watcher: (shown: ShownPage | undefined, path: Path) => void) => () => void;
  /** The file of the page that is to be seen. */
  readonly file: Path;
  /** A page that is looked at in its place. */
  readonly still: { readonly id: string; readonly shown: ShownPage } | undefined;
  readonly selected: number | undefined;
  readonly sought: number;
  /** What is to be brought into view; it is sought anew where it is another than before. */
  readonly look: Look | undefined;
  readonly width: WidthName;
  readonly onSay: (message: FromFrame) => void;
}

function post(frame: HTMLIFrameElement | null, message: ToFrame): void {
  frame?.contentWindow?.postMessage(message, location.origin);
}

/** The real page in a window of a device's width, shrunk where there is less room. */
export function PageFrame({ watch, file, still, selected, sought, look, width, onSay }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [seen, setSeen] = useState({ path: file, isBroken: false });
  const [isMade, setIsMade] = useState(false);
  const { box, scale } = useScale(widths[width]);
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<FromFrame>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data.kind === 'ready') setIsReady(true);
      else onSay(data);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [onSay]);
  const latest = useRef<ShownPage>(undefined);
  const select = useMemo<ToFrame>(() => ({ kind: 'select', place: selected, sought }), [selected, sought]);
  useEffect(
    () =>
      watch((shown, path) => {
        latest.current = shown;
        if (shown !== undefined) setIsMade(true);
        startTransition(() =>
          setSeen((last) => {
            const isBroken = shown === undefined;
            return last.path === path && last.isBroken === isBroken ? last : { path, isBroken };
          }),
        );
        if (still === undefined) post(frame.current, { kind: 'show', shown });
      }),
    [watch, still],
  );
  useEffect(() => {
    // What was sent before the frame listened is sent again.
    const shown = still?.shown ?? latest.current;
    if (isReady && shown) post(frame.current, { kind: 'show', shown, still: still?.id });
  }, [isReady, still]);
  useEffect(() => {
    if (isReady) post(frame.current, select);
  }, [isReady, select]);
  const sent = JSON.stringify(look);
  useEffect(() => {
    if (isReady && look !== undefined) post(frame.current, { kind: 'look', look });
    // oxlint-disable-next-line react/exhaustive-deps -- the same thing is looked at once, however often it is told
  }, [isReady, sent]);
  const isOpening = !(isReady && (isMade || still !== undefined));
  const isMissing = seen.isBroken && still === undefined;
  const size = { width: widths[width], height: `${100 / scale}%`, transform: `scale(${scale})` };
  return (
    <Box ref={box}>
      <Window style={{ width: widths[width] * scale }} aria-busy={seen.path !== file}>
        {isMissing && (
          <Missing>A página aparece aqui assim que o que está marcado em vermelho estiver corrigido.</Missing>
        )}
        {isOpening && !isMissing && <Missing>Abrindo a página…</Missing>}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own document, which answers to this one */}
        <iframe
          ref={frame}
          title="A página"
          src="/_editor/frame"
          style={size}
          hidden={isMissing || isOpening}
        />
      </Window>
    </Box>
  );
}

/** How much a window must shrink to fit into its box. */
function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);
  return { box, scale: Math.min(1, room / width) };
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  width: 100%;
  height: 100%;
  padding: 1px;
  overflow: clip;
`;

const Missing = styled.p`
  position: absolute;
  inset: 30% 1.5rem auto;
  margin: 0;
  color: #40464f;
  text-align: center;
`;

const Window = styled.div`
  position: relative;
  height: 100%;
  /* A page that brings a section into view scrolls what is around it too, where that can be scrolled. */
  overflow: clip;
  border-radius: 0.6rem;
  background: #fff;
  box-shadow: 0 0 0 1px var(--line);

  & iframe[hidden] {
    visibility: hidden;
  }
  /* The page before fades where the one that was chosen takes its time. */
  &[aria-busy='true'] iframe {
    opacity: 0.25;
    transition: opacity 0.2s 0.2s;
  }
  & iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
`;
