import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { WidthName } from '../frame/page-frame.tsx';
import type { Path } from '../store/store.ts';
import { able, Button, lyingDown, Sign, SignButton, Spoken, unseen } from '../ui/parts.tsx';
import { Devices } from './devices.tsx';
import { PageChoice, type Choice } from './page-choice.tsx';

interface ToolbarProps {
  readonly choices: readonly Choice[];
  readonly file: Path;
  readonly width: WidthName;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How many files are to be saved. */
  readonly unsaved: number;
  readonly errors: number;
  /** Of the errors, how many are only that something has still to be written. */
  readonly unwritten: number;
  readonly isSaving: boolean;
  readonly onFile: (path: Path) => void;
  readonly onWidth: (width: WidthName) => void;
  /** What can be done with the page that is edited. */
  readonly pageActions?: ReactNode;
  readonly onNewPage: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Leads to the first error. */
  readonly onError: () => void;
  readonly onReview: () => void;
  readonly onSave: () => void;
}

function describeState({ unsaved, errors, unwritten, isSaving }: ToolbarProps): string {
  if (isSaving) return 'Salvando…';
  if (errors > 0 && errors === unwritten)
    return errors === 1 ? 'Falta escrever' : `Falta escrever: ${errors} campos`;
  if (errors > 0) return errors === 1 ? '1 erro a corrigir' : `${errors} erros a corrigir`;
  return unsaved > 0 ? 'Mudanças não salvas' : 'Tudo salvo';
}

/** What concerns the whole site: the page, the way back, the width, and saving. */
export function Toolbar(props: ToolbarProps) {
  const { choices, file, width, unsaved, isSaving, errors } = props;
  return (
    <Bar>
      <Spoken as="h1">Editor do site</Spoken>
      <PageChoice choices={choices} file={file} onFile={props.onFile} />
      <Actions>{props.pageActions}</Actions>
      <SignButton type="button" onClick={props.onNewPage} aria-label="Nova página" title="Nova página">
        <Sign name="plus" />
      </SignButton>
      <SignButton
        type="button"
        {...able(props.canUndo, props.onUndo)}
        aria-label="Desfazer"
        title="Desfazer (Ctrl+Z)"
      >
        <Sign name="undo" />
      </SignButton>
      <SignButton
        type="button"
        {...able(props.canRedo, props.onRedo)}
        aria-label="Refazer"
        title="Refazer (Ctrl+Shift+Z)"
      >
        <Sign name="redo" />
      </SignButton>
      <Devices width={width} onWidth={props.onWidth} isWide />
      <Saving>
        <Status role="status" data-wrong={errors > props.unwritten ? '' : undefined}>
          {errors > 0 ? (
            <button type="button" onClick={props.onError}>
              {describeState(props)}
            </button>
          ) : (
            describeState(props)
          )}
        </Status>
        <Review type="button" {...able(unsaved > 0, props.onReview)} title="O que vai mudar">
          <Sign name="eye" />
          <span>O que vai mudar</span>
        </Review>
        <Save
          type="button"
          tone="main"
          {...able(unsaved > 0 && !isSaving, props.onSave)}
          title="Salvar (Ctrl+S)"
        >
          Salvar
        </Save>
      </Saving>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.4rem;
  padding: 0.5rem 0.75rem;
  border-bottom: 1px solid var(--line);
  background: var(--surface);

  /* Large letters shrink before the tools need more than two rows of a phone. */
  @media (max-width: 34rem) {
    gap: min(0.25rem, 4px);
    padding-inline: min(0.5rem, 8px);

    & > button:not([aria-haspopup]) {
      width: min(2.25rem, 12vw);
    }
  }
`;

/** As wide as what can be done with a page, whatever is edited: nothing beside it moves. */
const Actions = styled.div`
  min-width: 5.75rem;

  @media (max-width: 34rem) {
    min-width: 0;
  }
  ${lyingDown} {
    min-width: 0;
  }
`;

/** Where not all fits into one row, it is a second one of its own. */
const Saving = styled.div`
  display: contents;

  @media (min-width: 34.01rem) and (max-width: 60rem) {
    display: flex;
    flex: 1 0 auto;
    align-items: center;
    justify-content: flex-end;
    gap: 0.4rem;
  }
  ${lyingDown} {
    flex: 1 0 0;
  }
`;

const asSign = `
  padding-inline: min(0.6rem, 10px);

  & > svg {
    display: block;
  }
  & > span {
    ${unseen}
  }
`;

const Review = styled(Button)`
  & > svg {
    display: none;
  }
  @media (max-width: 34rem) {
    ${asSign}
  }
  ${lyingDown} {
    ${asSign}
  }
`;

const small = `
  flex: 1 1 0;
  min-width: 0;
  font-size: min(0.8125rem, 4.4vw);
  line-height: 1.2;
`;

const Save = styled(Button)`
  @media (max-width: 34rem) {
    padding-inline: min(0.85rem, 14px);
    font-size: min(1em, 7vw);
  }
`;

/** As wide as all that it says but the longest: nothing beside it moves. */
const Status = styled.p`
  color: var(--soft);

  @media (min-width: 34.01rem) {
    min-width: 11.5rem;
    text-align: right;
  }

  @media (max-width: 34rem) {
    ${small}
  }
  ${lyingDown} {
    ${small}
  }

  &[data-wrong] {
    color: var(--danger);
    font-weight: 600;
  }
  & button {
    padding: min(0.4rem, 6px);
    border: 0;
    background: none;
    color: inherit;
    font-weight: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`;
