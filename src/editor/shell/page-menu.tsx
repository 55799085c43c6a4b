import styled from '@emotion/styled';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { lyingDown, Sign, unseen, type SignName } from '../ui/parts.tsx';

interface PageMenuProps {
  /** Why this page can neither be renamed nor deleted. */
  readonly refusal: string | undefined;
  readonly onRename: () => void;
  readonly onCopy: () => void;
  readonly onVersions: () => void;
  readonly onDelete: () => void;
  /** Shows what is not saved, to take it back; missing while all is. */
  readonly onReview?: (() => void) | undefined;
}

interface Entry {
  readonly label: string;
  readonly sign: SignName;
  readonly isRefused: boolean;
  readonly act: () => void;
}

/** What can be done with the page that is edited. */
export function PageMenu({ refusal, onRename, onCopy, onVersions, onDelete, onReview }: PageMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const head = useRef<HTMLElement>(null);
  const close = () => {
    if (menu.current !== null) menu.current.open = false;
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    head.current?.focus();
  };
  const isRefused = refusal !== undefined;
  const entries: readonly Entry[] = [
    { label: 'Mudar o endereço', sign: 'pencil', isRefused, act: onRename },
    { label: 'Copiar', sign: 'copy', isRefused: false, act: onCopy },
    ...(onReview
      ? [{ label: 'Descartar mudanças', sign: 'undo', isRefused: false, act: onReview } as const]
      : []),
    { label: 'Versões anteriores', sign: 'clock', isRefused: false, act: onVersions },
    { label: 'Apagar', sign: 'trash', isRefused, act: onDelete },
  ];
  return (
    <Menu ref={menu} onBlur={leave} onKeyDown={escape}>
      <summary ref={head}>
        <span>Página</span> <Sign name="more" size={16} />
      </summary>
      <div>
        {entries.map(({ label, sign, isRefused, act }) => (
          <button
            key={label}
            type="button"
            disabled={isRefused}
            onClick={() => {
              close();
              // What is opened gives the focus back to what can still be seen.
              head.current?.focus();
              act();
            }}
          >
            <Sign name={sign} size={16} /> {label}
          </button>
        ))}
        {isRefused && <p>{refusal}</p>}
      </div>
    </Menu>
  );
}

const Menu = styled.details`
  position: relative;

  & > summary {
    display: flex;
    align-items: center;
    gap: 0.2rem;
    min-height: 2.5rem;
    padding: 0.3rem 0.5rem;
    border-radius: 0.5rem;
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    background: var(--tint);
  }
  & > div {
    position: absolute;
    z-index: 5;
    left: 0;
    width: 15rem;
    padding: 0.4rem;
    border: 1px solid var(--line);
    border-radius: 0.6rem;
    background: var(--raised);
    box-shadow: var(--shade);
  }
  & button {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    width: 100%;
    min-height: 2.75rem;
    padding: 0.4rem 0.6rem;
    border: 0;
    border-radius: 0.4rem;
    background: none;
    text-align: left;
    cursor: pointer;
  }
  & button:hover:not(:disabled) {
    background: var(--tint);
  }
  & button:disabled {
    color: var(--soft);
    cursor: default;
  }
  & p {
    padding: 0.4rem 0.6rem;
    color: var(--soft);
    font-size: 0.8125rem;
  }
  @media (max-width: 34rem) {
    & > summary {
      justify-content: center;
    }
    & > summary > span {
      ${unseen}
    }
  }
  ${lyingDown} {
    & > summary > span {
      ${unseen}
    }
  }
  @media (max-width: 60rem) {
    position: static;

    & > div {
      left: 0.75rem;
    }
  }
`;
