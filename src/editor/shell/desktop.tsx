import { useCallback, useMemo, useState } from 'react';
import { addPage, type Told } from '../../core/core.ts';
import { Form } from '../form/form.tsx';
import type { FieldPath } from '../form/wishes.ts';
import { cure, problemsAt } from '../form/problems-at.ts';
import { Problems } from '../form/form-parts.tsx';
import type { Desk } from '../form/desk.ts';
import { PagePreviews } from '../form/page-previews.tsx';
import { VersionPage } from '../history/version-page.tsx';
import { VersionsPanel } from '../history/versions-panel.tsx';
import { PageFrame, type WidthName } from '../frame/page-frame.tsx';
import type { FromFrame } from '../frame/messages.ts';
import { describeSection, sectionsOf } from '../outline/describe-section.ts';
import { InsertDialog } from '../outline/insert-dialog.tsx';
import {
  transfer,
  wishCopy,
  wishHiding,
  wishInsertion,
  wishMove,
  wishRemoval,
  wishRewritten,
} from '../outline/operations.ts';
import { Outline as SectionList } from '../outline/outline.tsx';
import { textOf } from '../session/session.ts';
import type { Path, Store } from '../store/store.ts';
import { TextForm, useAsText } from '../text/text-form.tsx';
import { Button, Empty, Sign } from '../ui/parts.tsx';
import { AnchorOffer } from './anchor-offer.tsx';
import { ChangesDialog } from './changes-dialog.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import type { Draft } from './drafts.ts';
import { dataOf, isPage, learn } from './knowledge.ts';
import type { Loaded } from './load.ts';
import { findElsewhere } from './elsewhere.ts';
import { ExampleNote } from './example-note.tsx';
import { Whole, Notice, Tabs, Panes, Foot, PageButton } from './desktop-parts.tsx';
import { findPressed } from './find-pressed.ts';
import { withOffers } from './offers.ts';
import { outlineFor } from './outline-for.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { FirstSteps } from './first-steps.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { PageActions, toAction } from './page-actions.tsx';
import type { EditWish } from './state.ts';
import { Toolbar } from './toolbar.tsx';
import { useChoices } from './use-choices.ts';
import { useEditor } from './use-editor.ts';
import { useVersions } from './use-versions.ts';

interface DesktopProps {
  readonly store: Store;
  readonly first: Loaded;
  /** What was left unsaved in this browser. */
  readonly draft: Draft | undefined;
}

type Pane = 'list' | 'page' | 'form';

const panes: readonly { readonly name: Pane; readonly label: string }[] = [
  { name: 'list', label: 'Seções' },
  { name: 'page', label: 'Página' },
  { name: 'form', label: 'Editar' },
];

const refusal = { tone: 'bad', text: 'Corrija primeiro o que está marcado em vermelho.' } as const;

/** The editor at work: the list of sections, the page, and the form. */
export function Desktop({ store, first, draft }: DesktopProps) {
  const editor = useEditor(store, first, draft);
  const { state, dispatch, checked, catalogue, texts, errors } = editor;
  const [width, setWidth] = useState<WidthName>('phone');
  const [pane, setPane] = useState<Pane>('list');
  const [pressed, setPressed] = useState<{ readonly path: FieldPath | undefined; readonly count: number }>();
  const [dialog, setDialog] = useState<'insert' | 'changes' | 'page' | 'copy'>();
  const { listing, session, file, section, sought, notice } = state;
  const shown = isPage(file) ? file : 'index.yaml';
  const text = textOf(session, file);
  const data = dataOf(file, text);
  const sections = sectionsOf(data);
  const site = useMemo(
    () => learn({ texts, file, beside: listing.beside, today: listing.today, catalogue }),
    [texts, file, listing, catalogue],
  );
  const problems = useMemo(
    () =>
      (checked?.problems ?? [])
        .filter((problem) => problem.file === `pages/${file}`)
        .map((problem) => withOffers(problem, texts)),
    [checked, file, texts],
  );
  const faults = new Map<number, number>();
  for (const { path = [], severity } of problems) {
    const [list, index] = path;
    if (severity === 'error' && list === 'sections' && typeof index === 'number')
      faults.set(index, (faults.get(index) ?? 0) + 1);
  }

  const edit = useCallback(
    (wish: EditWish) => {
      // Sections may stand at other places now: what was pressed says no more which item to open.
      if (wish.section !== undefined) setPressed((last) => last && { ...last, path: undefined });
      dispatch({ kind: 'edit', wish });
    },
    [dispatch],
  );
  const showFile = useCallback((wanted: Path) => dispatch({ kind: 'show', file: wanted }), [dispatch]);
  const rest = useCallback(() => dispatch({ kind: 'rest' }), [dispatch]);
  const desk: Desk = {
    data,
    problems,
    site,
    sought: pressed?.path,
    findElsewhere: (at) => findElsewhere({ session, texts, file, section }, at, dispatch),
    onEdit: edit,
    onRest: rest,
    onSend: editor.send,
  };
  const leadTo = useCallback(
    ({ file: faulty, path: at }: Told) => {
      const [list, index] = at ?? [];
      const place = list === 'sections' && typeof index === 'number' ? index : undefined;
      dispatch({ kind: 'show', file: faulty.replace(/^pages\//, ''), section: place, isSought: true });
      setPressed((last) => ({ path: at, count: (last?.count ?? 0) + 1 }));
      setPane('form');
    },
    [dispatch],
  );
  const { save: trySave } = editor;
  const save = useCallback(async () => {
    const error = await trySave();
    if (error === undefined) return;
    leadTo(error);
    dispatch({ kind: 'notify', notice: refusal });
  }, [trySave, leadTo, dispatch]);
  const act = useCallback(
    (key: 'undo' | 'redo' | 'save') => (key === 'save' ? void save() : dispatch({ kind: key })),
    [save, dispatch],
  );
  useShortcuts(act);
  const group = outlineFor(file, data, section);
  const { isText, showText, showForm } = useAsText(file, group !== undefined, () => setPane('form'));
  const { versions, still, canBringBack, bringBack } = useVersions(store, editor);
  const { leave } = versions;
  const openForm = useCallback(() => {
    showForm();
    leave();
    setPane('form');
  }, [showForm, leave]);
  const hear = useCallback(
    (message: FromFrame) => {
      if (message.kind === 'key') act(message.key);
      if (message.kind !== 'press' || still !== undefined) return;
      dispatch({ kind: 'show', file: shown, section: message.place });
      openForm();
      const inside = findPressed(
        sectionsOf(dataOf(shown, texts[shown] ?? null))[message.place],
        message.text,
      );
      setPressed((last) => ({
        path: inside && ['sections', message.place, ...inside],
        count: (last?.count ?? 0) + 1,
      }));
    },
    [act, dispatch, openForm, shown, still, texts],
  );

  const path = section === undefined ? [] : ['sections', section];
  const choices = useChoices(texts);
  const pages = useMemo(
    () => choices.filter((choice) => isPage(choice.path) && choice.path !== file),
    [choices, file],
  );
  const title = isText
    ? `O texto de ${file}`
    : section === undefined
      ? file === 'site.yaml'
        ? 'Dados do site'
        : file.startsWith('_shared/')
          ? describeSection(data).label
          : 'A página'
      : describeSection(sections[section]).label;
  return (
    <Whole>
      <Toolbar
        choices={choices}
        file={file}
        width={width}
        canUndo={session.past.length > 0}
        canRedo={session.future.length > 0}
        unsaved={Object.keys(session.changed).length}
        errors={errors.length}
        isSaving={editor.isSaving}
        onFile={showFile}
        onWidth={setWidth}
        pageActions={
          isPage(file) && (
            <PageActions
              file={file}
              texts={texts}
              choices={choices}
              base={session.base}
              dispatch={dispatch}
              onCopy={() => setDialog('copy')}
              onVersions={() => {
                versions.open();
                setPane('form');
              }}
            />
          )
        }
        onNewPage={() => setDialog('page')}
        onUndo={() => act('undo')}
        onRedo={() => act('redo')}
        onError={() => errors[0] && leadTo(errors[0])}
        onReview={() => setDialog('changes')}
        onSave={() => act('save')}
      />
      <Notice role="status" data-tone={notice?.tone}>
        {notice?.text}
      </Notice>
      <Tabs aria-label="Parte do editor">
        {panes.map(({ name, label }) => (
          <Button key={name} type="button" aria-pressed={pane === name} onClick={() => setPane(name)}>
            {label}
          </Button>
        ))}
      </Tabs>
      <Panes data-pane={pane} data-text={isText && !versions.isOpen ? '' : undefined}>
        <nav aria-label="Seções" data-name="list">
          <FirstSteps />
          {isPage(file) && (
            <PageButton
              type="button"
              aria-current={section === undefined ? 'true' : undefined}
              onClick={() => {
                dispatch({ kind: 'show', file });
                openForm();
              }}
            >
              Título, descrição e cores da página
            </PageButton>
          )}
          <SectionList
            key={file}
            sections={sections}
            selected={section}
            faults={faults}
            onSelect={(index) => {
              dispatch({ kind: 'show', file, section: index, isSought: true });
              openForm();
            }}
            onMove={(from, to) => edit(wishMove(data, from, to))}
            onCopy={(index) => edit(wishCopy(data, index))}
            onHide={(index) =>
              edit(wishHiding(data, ['sections', index], describeSection(sections[index]).label))
            }
            onRemove={(index) => edit(wishRemoval(data, index))}
            pages={pages}
            onTransfer={(index, to, isCopied) => {
              const moved = transfer(texts, { from: file, index, to, isCopied });
              if (moved === undefined) return;
              dispatch({
                kind: 'change',
                label: `${isCopied ? 'copiar' : 'mover'} uma seção para outra página`,
                texts: moved.texts,
                file: to,
                section: moved.place,
              });
            }}
          />
          {sections.length === 0 && (
            <Empty>
              {isPage(file)
                ? 'Esta página ainda não tem seções. Acrescente a primeira.'
                : 'Aqui não há seções: tudo se muda em Editar.'}
            </Empty>
          )}
          {isPage(file) && (
            <Button type="button" onClick={() => setDialog('insert')}>
              <Sign name="plus" size={16} /> Acrescentar seção
            </Button>
          )}
        </nav>
        <section aria-label="A página" data-name="page">
          <VersionPage versions={versions} canBringBack={canBringBack} onBringBack={bringBack}>
            <PageFrame
              watch={editor.watch}
              file={shown}
              still={still}
              selected={still === undefined ? section : undefined}
              sought={sought}
              width={width}
              onSay={hear}
            />
          </VersionPage>
        </section>
        <section aria-label="Editar" data-name="form" key={`${file} ${section} ${pressed?.count}`}>
          {versions.isOpen ? (
            <VersionsPanel
              versions={versions}
              file={file}
              present={text ?? ''}
              onBringBack={bringBack}
              onShowPage={() => setPane('page')}
            />
          ) : (
            <>
              <h2>{title}</h2>
              {isText || group === undefined ? (
                <TextForm desk={desk} file={file} text={text ?? ''} path={path} />
              ) : (
                <>
                  {section !== undefined && (
                    <ExampleNote
                      section={sections[section]}
                      onRewritten={() => edit(wishRewritten(section))}
                    />
                  )}
                  <AnchorOffer
                    file={file}
                    section={section}
                    texts={texts}
                    base={session.base}
                    dispatch={dispatch}
                  />
                  <Problems problems={problemsAt(desk, path)} onCure={(...wanted) => cure(desk, ...wanted)} />
                  <Form
                    desk={desk}
                    group={group}
                    path={path}
                    without={['sections']}
                    {...(section === undefined &&
                      isPage(file) && { below: { description: <PagePreviews desk={desk} file={file} /> } })}
                  />
                </>
              )}
              <Foot>
                {group !== undefined && (
                  <Button type="button" onClick={isText ? showForm : showText}>
                    {isText ? 'Voltar ao formulário' : 'Ver como texto'}
                  </Button>
                )}
              </Foot>
            </>
          )}
        </section>
      </Panes>
      {dialog === 'insert' && (
        <InsertDialog
          catalogue={catalogue}
          onClose={() => setDialog(undefined)}
          onChoose={(example) => {
            edit(wishInsertion(section === undefined ? sections.length : section + 1, example));
            setDialog(undefined);
            openForm();
          }}
        />
      )}
      {(dialog === 'page' || dialog === 'copy') && (
        <NewPageDialog
          texts={texts}
          themes={site.themes}
          file={shown}
          isCopied={dialog === 'copy'}
          store={store}
          onClose={() => setDialog(undefined)}
          onMake={(made, written) => {
            dispatch(toAction(addPage(texts, made, written), `criar a página ${made}`, made));
            setDialog(undefined);
          }}
        />
      )}
      {dialog === 'changes' && (
        <ChangesDialog
          session={session}
          canSave={errors.length === 0 && !editor.isSaving}
          onClose={() => setDialog(undefined)}
          onSave={() => {
            setDialog(undefined);
            act('save');
          }}
          onDiscard={() => {
            setDialog(undefined);
            dispatch({ kind: 'discard' });
          }}
        />
      )}
      {editor.outcome && <OutcomeDialog outcome={editor.outcome} onClose={editor.forget} />}
      {editor.clash && <ClashDialog open={editor.clash} onChoose={editor.choose} />}
    </Whole>
  );
}
