import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { Sign, SignButton } from '../ui/parts.tsx';

interface DialogProps {
  readonly title: string;
  /** Missing where something has to be chosen first. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A window over the editor, closed by its sign, Escape, or what it holds. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <Box
      ref={dialog}
      aria-label={title}
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

/** The buttons at a dialog's end. */
export const DialogFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0.5rem;
  margin-top: 1.25rem;
`;

const Box = styled.dialog`
  width: min(46rem, 94vw);
  max-height: 88vh;
  padding: 1.25rem;
  border: 0;
  border-radius: 0.8rem;
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shade);
  overflow-wrap: anywhere;

  &::backdrop {
    background: rgb(0 0 0 / 0.5);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  margin-bottom: 0.75rem;

  & h2 {
    font-size: 1.2rem;
  }
`;
