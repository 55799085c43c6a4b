import { useState } from 'react';
import { refuseLeaving, type SiteEdit } from '../../core/core.ts';
import type { Session } from '../session/session.ts';
import type { Path } from '../store/store.ts';
import { Sign, SignButton } from '../ui/parts.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { isPage } from './knowledge.ts';
import { listLabelsLeft, sayLabel } from './labels-left.ts';
import { PageMenu } from './page-menu.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { sayRefusal } from './say-refusal.ts';
import type { Action, Place } from './state.ts';
import type { Choice } from './page-choice.tsx';

interface PageActionsProps {
  /** What is edited. */
  readonly file: Path;
  readonly texts: Readonly<Record<Path, string>>;
  readonly choices: readonly Choice[];
  readonly base: Session['base'];
  readonly dispatch: (action: Action) => void;
  readonly onCopy: () => void;
  readonly onVersions: () => void;
  readonly onReview?: (() => void) | undefined;
}

interface Wish {
  readonly label: string;
  /** What is shown afterwards. */
  readonly file: Path;
  readonly section?: number | undefined;
  readonly said?: string;
  readonly lines?: readonly string[];
  /** The field that is to be looked at then. */
  readonly place?: Place | undefined;
}

/** What is to be done for an edit of several files. */
export function toAction(edit: SiteEdit, wish: Wish): Action {
  if (edit.ok) return { kind: 'change', texts: edit.texts, ...wish };
  return { kind: 'notify', notice: { tone: 'bad', text: sayRefusal(edit.reason) } };
}

/** What is said of a page once it is deleted: with the first of the links that still are called as it was, and the way there. */
function sayDeleted(edit: SiteEdit, texts: Readonly<Record<Path, string>>, said: string) {
  const after = edit.ok ? edit.texts : {};
  const before = Object.fromEntries(Object.keys(after).map((path) => [path, texts[path] ?? null]));
  const [left] = listLabelsLeft({ before, after }, { ...texts, ...after });
  return left === undefined
    ? { said }
    : { said: `${said} Falta conferir: ${sayLabel(left)}`, place: left.place };
}

/** What can be done with the file that is edited; one that is no page has earlier versions. */
export function FileActions(props: PageActionsProps) {
  if (isPage(props.file)) return <PageActions {...props} />;
  return (
    <SignButton
      type="button"
      aria-label="Versões anteriores"
      title="Versões anteriores"
      onClick={props.onVersions}
    >
      <Sign name="clock" />
    </SignButton>
  );
}

/** What can be done with a whole page, and the dialogs that ask for it. */
function PageActions({ onCopy, onVersions, onReview, ...props }: PageActionsProps) {
  const { file, texts, choices, base, dispatch } = props;
  const [dialog, setDialog] = useState<'rename' | 'delete'>();
  const isPublished = file in base;
  const old = file.replace(/\.yaml$/, '');
  const close = () => setDialog(undefined);
  return (
    <>
      <PageMenu
        refusal={refuseLeaving(file)}
        onRename={() => setDialog('rename')}
        onCopy={onCopy}
        onVersions={onVersions}
        onDelete={() => setDialog('delete')}
        onReview={onReview}
      />
      {dialog === 'rename' && (
        <RenameDialog
          file={file}
          texts={texts}
          isPublished={isPublished}
          onClose={close}
          onRename={(edit, name) => {
            dispatch(
              toAction(edit, {
                label: `mudar o endereço da página para /${name}`,
                file: `${name}.yaml`,
                said: `A página vai para /${name} quando você salvar.${isPublished ? ` Quem abrir /${old} chega a ela.` : ''}`,
              }),
            );
            close();
          }}
        />
      )}
      {dialog === 'delete' && (
        <DeleteDialog
          file={file}
          texts={texts}
          choices={choices}
          isPublished={isPublished}
          onClose={close}
          onDelete={(edit) => {
            dispatch(
              toAction(edit, {
                label: `apagar a página /${old}`,
                file: 'index.yaml',
                ...sayDeleted(edit, texts, `A página /${old} foi apagada.`),
              }),
            );
            close();
          }}
        />
      )}
    </>
  );
}
