import styled from '@emotion/styled';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button, Sign, SignButton, unseen } from '../ui/parts.tsx';
import type { Notice, Place } from './state.ts';

interface NoticeBarProps {
  readonly notice: Notice | undefined;
  readonly onClose: () => void;
  readonly onBack: (way: 'undo' | 'redo') => void;
  readonly onGo: (place: Place) => void;
}

const backs = { undo: 'Desfazer', redo: 'Refazer' } as const;

/** Takes a notice of what went well away with whatever is pressed next; what others have done has no way back, and stays. */
function useNextPress(
  bar: RefObject<HTMLElement | null>,
  { notice, onClose }: Pick<NoticeBarProps, 'notice' | 'onClose'>,
): void {
  const isPassing = notice?.tone === 'good' && (notice.lines === undefined || notice.back !== undefined);
  useEffect(() => {
    if (!isPassing) return undefined;
    const close = ({ target }: Event) => {
      if (!bar.current?.contains(target as Node)) onClose();
    };
    // Before what is pressed says something of its own.
    document.addEventListener('click', close, { capture: true });
    return () => document.removeEventListener('click', close, { capture: true });
  }, [bar, isPassing, onClose]);
}

/** Longer than two short sentences, what is said begins in three lines. In letters. */
const longest = 120;

/** What is said once: over the editor, so that nothing that somebody is about to press moves away. */
export function NoticeBar({ notice, onClose, onBack, onGo }: NoticeBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useNextPress(bar, { notice, onClose });
  const { tone, text, lines = [], back, place } = notice ?? {};
  const isQuiet = notice === undefined;
  const isLong = text !== undefined && text.length > longest;
  const [whole, setWhole] = useState<Notice>();
  const isCut = isLong && whole !== notice;
  return (
    <Bar
      ref={bar}
      data-tone={tone}
      data-quiet={isQuiet ? '' : undefined}
      data-length={isLong ? (isCut ? 'cut' : 'whole') : undefined}
    >
      <div>
        <p role="status">{text}</p>
        {lines.length > 0 && (
          <details key={lines.join('\n')}>
            <summary>O que mudou</summary>
            <ul>
              {lines.map((line, index) => (
                <li key={`${index} ${line}`}>{line}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {isLong && (
        <Button type="button" aria-expanded={!isCut} onClick={() => setWhole(isCut ? notice : undefined)}>
          {isCut ? 'Ver mais' : 'Ver menos'}
        </Button>
      )}
      {!isQuiet && back !== undefined && (
        <Button type="button" onClick={() => onBack(back)}>
          {backs[back]}
        </Button>
      )}
      {!isQuiet && place !== undefined && (
        <Button type="button" onClick={() => onGo(place)}>
          Ir lá
        </Button>
      )}
      {!isQuiet && (
        <SignButton type="button" onClick={onClose} aria-label="Dispensar o aviso">
          <Sign name="close" size={16} />
        </SignButton>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  position: fixed;
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0.25rem;
  padding: 0.2rem 0.2rem 0.2rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--tint);
  box-shadow: var(--shade);
  pointer-events: none;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75rem;
    flex: 1 1 8rem;
    min-width: 0;
    max-height: 40vh;
    padding-block: 0.35rem;
    overflow-y: auto;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & :is(button, details) {
    pointer-events: auto;
  }
  & p {
    flex: 1 1 8rem;
  }
  & details[open] {
    flex-basis: 100%;
  }
  /* What it lists takes the whole width; what can be pressed stands below it, as it does below large letters. */
  &:is(:has(details[open]), [data-length]) > div {
    flex-basis: 100%;
  }
  &[data-length='cut'] p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  & summary {
    color: var(--accent);
    font-weight: 600;
    cursor: pointer;
  }
  & ul {
    margin: 0.25rem 0 0;
    padding-left: 1.1rem;
  }
  &[data-tone='bad'] {
    background: var(--danger-tint);
  }
  @media (min-width: 60.01rem) {
    bottom: 1rem;
    left: calc(50% - 3rem);
    max-width: 24rem;
    transform: translateX(-50%);
  }
  @media (max-width: 60rem) {
    inset: auto 0.5rem 0.5rem;
    font-size: 0.875rem;
    line-height: 1.3;
  }
  &[data-quiet] {
    ${unseen}
  }
`;
