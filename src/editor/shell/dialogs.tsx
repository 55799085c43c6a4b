import { addPage } from '../../core/core.ts';
import { InsertDialog } from '../outline/insert-dialog.tsx';
import { wishInsertion } from '../outline/operations.ts';
import type { Path, Store } from '../store/store.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import type { Names } from './knowledge.ts';
import { NewPageDialog } from './new-page-dialog.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { toAction } from './page-actions.tsx';
import type { EditWish } from './state.ts';
import type { Editor } from './use-editor.ts';

/** A window that somebody has opened. */
export type DialogName = 'insert' | 'changes' | 'page' | 'copy';

interface DialogsProps {
  readonly editor: Editor;
  readonly store: Store;
  readonly dialog: DialogName | undefined;
  readonly names: Names;
  /** The page that is shown. */
  readonly shown: Path;
  /** The place of a new section. */
  readonly place: number;
  readonly onEdit: (wish: EditWish) => void;
  readonly onInserted: () => void;
  /** A page has been made, or is back, and is edited now. */
  readonly onMade: () => void;
  readonly onEverywhere: () => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** The window that is open: the one that was asked for, and those that cannot wait. */
export function Dialogs(props: DialogsProps) {
  const { editor, store, dialog, names, shown, place, onEdit, onClose } = props;
  const { state, dispatch, catalogue, texts } = editor;
  return (
    <>
      {dialog === 'insert' && (
        <InsertDialog
          catalogue={catalogue}
          onClose={onClose}
          onEverywhere={() => {
            onClose();
            props.onEverywhere();
          }}
          onChoose={(example) => {
            const shared = Object.keys(texts).flatMap(
              (path) => /^_shared\/(.+)\.yaml$/.exec(path)?.[1] ?? [],
            );
            onEdit(wishInsertion(place, example, { shared, site: texts['site.yaml'] }));
            onClose();
            props.onInserted();
          }}
        />
      )}
      {(dialog === 'page' || dialog === 'copy') && (
        <NewPageDialog
          texts={texts}
          themes={names.themes}
          file={shown}
          isCopied={dialog === 'copy'}
          store={store}
          onClose={onClose}
          onMake={(made, written, said) => {
            const route = `/${made.replace(/\.yaml$/, '')}`;
            dispatch(
              toAction(addPage(texts, made, written), {
                label: `criar a página ${route}`,
                file: made,
                said: `A página ${route} ${said}`,
              }),
            );
            onClose();
            props.onMade();
          }}
        />
      )}
      {dialog === 'changes' && (
        <ChangesDialog
          session={state.session}
          names={names}
          isSaving={editor.isSaving}
          onClose={onClose}
          onSave={() => {
            onClose();
            props.onSave();
          }}
          onDiscard={() => {
            onClose();
            dispatch({ kind: 'discard' });
          }}
        />
      )}
      {editor.outcome && <OutcomeDialog outcome={editor.outcome} texts={texts} onClose={editor.forget} />}
      {editor.clash && <ClashDialog open={editor.clash} onChoose={editor.choose} onRetry={editor.retry} />}
    </>
  );
}
