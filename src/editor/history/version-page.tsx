import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button, Sign } from '../ui/parts.tsx';
import { describeMoment } from './moment.ts';
import type { VersionsDesk } from './use-history.ts';

interface VersionPageProps {
  readonly versions: VersionsDesk;
  readonly canBringBack: boolean;
  readonly onBringBack: () => void;
  /** The frame with the page, or with the version of it that is seen. */
  readonly children: ReactNode;
}

/** The page, under a banner where it is an earlier version of it; one that cannot be shown as a page is its text. */
export function VersionPage({ versions, canBringBack, onBringBack, children }: VersionPageProps) {
  const { seen, listed, close } = versions;
  const now = typeof listed === 'object' ? listed.now : new Date(0);
  const isText = seen?.sight.kind === 'text';
  return (
    <Part>
      {seen && (
        <Banner>
          <p>
            <Sign name="eye" size={16} /> Versão de {describeMoment(seen.version.when, now)}: só para olhar
          </p>
          <div>
            {canBringBack && (
              <Button type="button" tone="main" onClick={onBringBack}>
                Trazer de volta
              </Button>
            )}
            <Button type="button" onClick={close}>
              Voltar à página de agora
            </Button>
          </div>
        </Banner>
      )}
      {isText && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard.
        <Text tabIndex={0} role="region" aria-label="Texto desta versão">
          {seen.sight.text}
        </Text>
      )}
      <Frame hidden={isText}>{children}</Frame>
    </Part>
  );
}

const Part = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  height: 100%;
`;

const Frame = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
`;

const Banner = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: 0.5rem 0.75rem;
  border-radius: 0.5rem;
  background: var(--warn-tint);
  color: var(--warn);
  font-weight: 600;

  & p {
    display: flex;
    align-items: center;
    gap: 0.4rem;
  }
  & svg {
    flex: none;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  @media (min-width: 60.01rem) {
    /* The list of versions has the same buttons, and stands beside it. */
    & > div {
      display: none;
    }
  }
`;

const Text = styled.pre`
  flex: 1;
  min-height: 0;
  margin: 0;
  padding: 0.75rem;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: 0.6rem;
  background: var(--surface);
  font-size: 0.8125rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
