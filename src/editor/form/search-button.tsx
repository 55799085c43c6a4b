import styled from '@emotion/styled';
import { useState, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Sign } from '../ui/parts.tsx';
import { fieldLook } from './form-parts.tsx';
import { SearchDialog, type SearchDialogProps } from './search-dialog.tsx';

interface SearchButtonProps
  extends
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'title'>,
    Omit<SearchDialogProps, 'children' | 'onClose'> {
  /** What the button shows: what is chosen now, or what there is to choose. */
  readonly shown: string;
  /** What else there is to choose, above the list. */
  readonly children?: (close: () => void) => ReactNode;
}

/** In place of a list that is too long to look through: a button that looks like one, and opens a list to seek in. */
export function SearchButton(props: SearchButtonProps) {
  const { shown, title, label, choices, current, none, onChoose, children, ...button } = props;
  const [isOpen, setIsOpen] = useState(false);
  // What is done next may need the focus, which nothing below an open dialog can have.
  const close = () => flushSync(() => setIsOpen(false));
  return (
    <>
      <Opener {...button} type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span>{shown}</span>
        <Sign name="down" size={16} />
      </Opener>
      {isOpen && (
        <SearchDialog
          {...{ title, label, choices, current, none }}
          onChoose={(value) => {
            close();
            onChoose(value);
          }}
          onClose={() => setIsOpen(false)}
        >
          {children?.(close)}
        </SearchDialog>
      )}
    </>
  );
}

const Opener = styled.button`
  ${fieldLook}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.4rem;
  text-align: left;
  cursor: pointer;

  & span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & svg {
    flex: none;
  }
`;
