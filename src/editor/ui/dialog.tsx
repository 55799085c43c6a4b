import styled from '@emotion/styled';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Sign, SignButton } from './parts.tsx';

interface DialogProps {
  readonly title: string;
  /** Missing where something has to be chosen first. */
  readonly onClose?: (() => void) | undefined;
  /** Whether it is as high as it can be, whatever it holds: nothing moves while that changes. */
  readonly isTall?: boolean;
  readonly children: ReactNode;
}

/** A window over the editor, closed by its sign, Escape, or what it holds. */
export function Dialog({ title, onClose, isTall = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // What is sought can be typed at once, where no keyboard on the screen would cover what there is.
    const search = matchMedia('(pointer: fine)').matches ? 'input[type=search]' : undefined;
    // The sign that closes comes first of all, and is what somebody wants last.
    const first = [search, '[data-first]'].flatMap(
      (wanted) => (wanted && current?.querySelector<HTMLElement>(wanted)) || [],
    );
    first[0]?.focus();
    // Closed before it is gone, it gives the focus back to what opened it.
    return () => current?.close();
  }, []);
  return (
    <Box
      ref={dialog}
      aria-label={title}
      data-tall={isTall ? '' : undefined}
      onClose={onClose}
      onCancel={(event) => onClose === undefined && event.preventDefault()}
    >
      <Head>
        <h2>{title}</h2>
        {onClose && (
          <SignButton type="button" onClick={onClose} aria-label="Fechar">
            <Sign name="close" />
          </SignButton>
        )}
      </Head>
      {children}
    </Box>
  );
}

/** The buttons at a dialog's end, in sight however long it is. */
export function DialogFoot({ children }: Pick<DialogProps, 'children'>) {
  return <Foot data-foot="">{children}</Foot>;
}

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0.5rem;
  margin: 1.25rem -1.25rem 0;
  padding: 0.75rem 1.25rem;
  border-top: 1px solid var(--line);
  background: var(--surface);

  @media (max-width: 34rem) {
    & > button {
      flex: 1 1 auto;
    }
  }
`;

const Box = styled.dialog`
  width: min(46rem, 94vw);
  max-height: 88vh;
  padding: 0 1.25rem 1.25rem;
  border: 0;
  border-radius: 0.8rem;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shade);
  overflow-wrap: anywhere;
  scroll-padding-block: 4rem;

  &[data-tall] {
    height: 88vh;
  }

  &:has(> [data-foot], > form > [data-foot]) {
    padding-bottom: 0;
    scroll-padding-bottom: 7rem;
  }
  &::backdrop {
    background: rgb(0 0 0 / 0.5);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  position: sticky;
  z-index: 1;
  top: 0;
  min-height: 3.75rem;
  /* What has the focus below it has a ring round it. */
  margin-bottom: 0.4rem;
  margin-inline: -1.25rem;
  padding: 0.5rem 1.25rem;
  background: var(--surface);

  & h2 {
    font-size: 1.2rem;
  }
`;
