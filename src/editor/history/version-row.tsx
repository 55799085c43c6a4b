import styled from '@emotion/styled';
import { useRef } from 'react';
import type { Names } from '../shell/knowledge.ts';
import type { FileVersion, Path } from '../store/store.ts';
import { originOf } from './describe-version.ts';
import type { VersionsDesk } from './use-history.ts';
import { VersionDetail } from './version-detail.tsx';

interface VersionRowProps {
  readonly versions: VersionsDesk;
  readonly version: FileVersion;
  /** What the version is: `Como estava ontem, 9:05`. */
  readonly title: string;
  /** What would change if it came back, once that is known. */
  readonly summary: string | undefined;
  readonly file: Path;
  readonly present: string;
  readonly names: Names;
  readonly onBringBack: () => void;
  readonly onShowPage: () => void;
}

/** A version in the list: the page as it was then, and where it is chosen what it would change. */
export function VersionRow({ versions, version, title, summary, ...detail }: VersionRowProps) {
  const { looked, look } = versions;
  const isChosen = looked?.version.id === version.id;
  const choice = useRef<HTMLButtonElement>(null);
  const retry = () => {
    choice.current?.focus();
    look(version);
  };
  return (
    <Item>
      <button
        ref={choice}
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => look(version)}
      >
        <strong>{title}</strong>
        <small>{originOf(version)}</small>
        <Change>{summary !== undefined && `Se voltar: ${summary}`}</Change>
      </button>
      {isChosen && <VersionDetail {...detail} sight={looked.sight} onRetry={retry} />}
    </Item>
  );
}

const Item = styled.li`
  border: 1px solid var(--line);
  border-radius: 0.6rem;
  background: var(--raised);

  &:has(> [aria-current]) {
    border-color: var(--accent);
  }
  & > button {
    display: grid;
    gap: 0.1rem;
    width: 100%;
    padding: 0.6rem 0.75rem;
    border: 0;
    border-radius: 0.6rem;
    background: none;
    text-align: left;
    cursor: pointer;
  }
  & > button:hover,
  & > button[aria-current] {
    background: var(--tint);
  }
  & small {
    color: var(--soft);
  }
`;

/** As high before it is known as then: nothing moves under a finger. */
const Change = styled.small`
  display: -webkit-box;
  overflow: hidden;
  min-height: 2lh;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
