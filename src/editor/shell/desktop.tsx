import { startTransition, useCallback, useMemo, useState } from 'react';
import { readData, type Told } from '../../core/core.ts';
import type { FieldPath } from '../form/wishes.ts';
import type { Desk } from '../form/desk.ts';
import { VersionPage } from '../history/version-page.tsx';
import { VersionsPanel } from '../history/versions-panel.tsx';
import { PageFrame, type WidthName } from '../frame/page-frame.tsx';
import type { FromFrame } from '../frame/messages.ts';
import { sectionsOf } from '../outline/describe-section.ts';
import { textOf } from '../session/session.ts';
import type { Path, Store } from '../store/store.ts';
import { useAsText } from '../text/text-form.tsx';
import { Button } from '../ui/parts.tsx';
import { useAddress } from './address.ts';
import type { Drafts } from './drafts.ts';
import {
  dataOf,
  isPage,
  isTheme,
  learn,
  namesIn,
  pageShowing,
  placeOfShared,
  sharedBy,
} from './knowledge.ts';
import type { Loaded } from './load.ts';
import { findElsewhere } from './elsewhere.ts';
import { Whole, Tabs, Panes, useFocus } from './desktop-parts.tsx';
import { findAround, findPressed } from './find-pressed.ts';
import { withOffers } from './offers.ts';
import { outlineFor } from './outline-for.ts';
import { Dialogs, type DialogName } from './dialogs.tsx';
import { Devices } from './devices.tsx';
import { HeldBack } from './held-back.tsx';
import { withoutMark } from './example-mark.ts';
import { pasteText } from '../form/pasted-text.ts';
import { FormPane } from './form-pane.tsx';
import { ListPane } from './list-pane.tsx';
import { NotShown } from './not-shown.tsx';
import { useLook } from './use-look.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { NoticeBar } from './notice-bar.tsx';
import { FileActions } from './page-actions.tsx';
import type { EditWish } from './state.ts';
import { Toolbar } from './toolbar.tsx';
import { isUnwrittenYet } from './unwritten.ts';
import { useChoices } from './use-choices.ts';
import { useEditor } from './use-editor.ts';
import { savedBefore } from './former-values.ts';
import { listGone, noteGone } from './note-gone.ts';
import { noteMapPoint } from './note-map-point.ts';
import { copiedKey } from './approved.ts';
import { listCopied, noteCopied } from './tell-copied.ts';
import { useEverywhere } from './use-everywhere.ts';
import { useVersions } from './use-versions.ts';

interface DesktopProps {
  readonly store: Store;
  readonly first: Loaded;
  /** What was left unsaved in this browser. */
  readonly drafts: Drafts;
}

type Pane = 'list' | 'page' | 'form';

const panes: readonly { readonly name: Pane; readonly label: string }[] = [
  { name: 'list', label: 'Seções' },
  { name: 'page', label: 'Página' },
  { name: 'form', label: 'Editar' },
];

const refusals = {
  faulty: { tone: 'bad', text: 'Corrija primeiro o que está marcado em vermelho.' },
  unwritten: { tone: 'bad', text: 'Antes de salvar, escreva o que falta.' },
} as const;

const ofWholeSite = {
  tone: 'good',
  text: 'Isto vale para o site todo: muda-se aqui, em Dados do site.',
} as const;

/** The editor at work: the list of sections, the page, and the form. */
export function Desktop({ store, first, drafts }: DesktopProps) {
  const editor = useEditor(store, first, drafts);
  const { state, dispatch, checked, catalogue, texts, errors } = editor;
  const [width, setWidth] = useState<WidthName>('phone');
  const [pressed, setPressed] = useState<{ readonly path: FieldPath | undefined; readonly count: number }>();
  const [dialog, setDialog] = useState<DialogName>();
  const { listing, session, file, section, sought, notice, moved, approved } = state;
  // Of colours there is nothing to list.
  const [pane, setPane] = useState<Pane>(isTheme(file) ? 'form' : 'list');
  const [followed, setFollowed] = useState(moved);
  const isMoved = moved !== followed;
  if (isMoved) {
    setFollowed(moved);
    setPressed({ path: moved, count: (pressed?.count ?? 0) + 1 });
  }
  const count = (pressed?.count ?? 0) + (isMoved ? 1 : 0);
  const [seen, setSeen] = useState({ file, count });
  if (seen.file !== file || seen.count !== count) {
    setSeen({ file, count });
    // What was pressed in another file may have a namesake in one that came by itself, as a new page does.
    if (seen.count === count) setPressed((last) => last && { ...last, path: undefined });
  }
  const shown = pageShowing(file, texts, { today: listing.today, last: state.lastFile });
  const text = textOf(session, file);
  const data = dataOf(file, text);
  const sections = sectionsOf(data);
  const site = useMemo(
    () => learn({ texts, file, beside: listing.beside, today: listing.today, catalogue }),
    [texts, file, listing, catalogue],
  );
  const { base, past } = session;
  const saved = useMemo(() => savedBefore({ base, past }, texts), [base, past, texts]);
  const problems = useMemo(
    () =>
      (checked?.problems ?? [])
        .filter((problem) => problem.file === `pages/${file}`)
        .map((problem) => withOffers(problem, texts, saved)),
    [checked, file, texts, saved],
  );
  const edit = useCallback(
    (wish: EditWish) => {
      // Sections may stand at other places now: what was pressed says no more which item to open.
      if (wish.section !== undefined) setPressed((last) => last && { ...last, path: undefined });
      dispatch({ kind: 'edit', wish: withoutMark(wish, catalogue) });
    },
    [dispatch, catalogue],
  );
  const showFile = useCallback(
    (wanted: Path) => {
      dispatch({ kind: 'show', file: wanted });
      if (isTheme(wanted)) setPane('form');
    },
    [dispatch],
  );
  useAddress(file, texts, showFile);
  const dismiss = useCallback(() => dispatch({ kind: 'notify', notice: undefined }), [dispatch]);
  const rest = useCallback(() => startTransition(() => dispatch({ kind: 'rest' })), [dispatch]);
  const focusOn = useFocus();
  const goTo = useCallback(
    (wanted: Path, at: FieldPath | undefined) => {
      const [list, index] = at ?? [];
      const place = list === 'sections' && typeof index === 'number' ? index : undefined;
      dispatch({ kind: 'show', file: wanted, section: place, isSought: true });
      setPressed((last) => ({ path: at, count: (last?.count ?? 0) + 1 }));
      setPane('form');
      // A field takes the focus itself; of a whole file or section it is the head that does.
      const isWhole = at === undefined || at.length === 0 || (place !== undefined && at.length === 2);
      if (isWhole) focusOn('form');
    },
    [dispatch, focusOn],
  );
  const copied = useMemo(() => listCopied(file, { texts, past, approved }), [file, texts, past, approved]);
  const gone = useMemo(() => listGone({ past, texts, approved }), [past, texts, approved]);
  const approve = (key: string) => dispatch({ kind: 'approve', key });
  const desk: Desk = {
    data,
    problems,
    site,
    sought: pressed?.path,
    findElsewhere: (at) => findElsewhere({ session, texts, file, section, approved }, at, dispatch),
    noteAt: (at) =>
      noteCopied(copied, at, {
        onGo: (next) => goTo(file, next),
        onRight: (said) => approve(copiedKey(file, said)),
      }) ??
      noteGone(gone, { file, path: at, data }, approve) ??
      noteMapPoint({ session, file, path: at, data, approved }, approve),
    onEdit: edit,
    tryOut: ({ file: other = file, edit: write }) => {
      const done = other === file ? write(textOf(session, file) ?? '') : undefined;
      return done?.ok === true ? readData(done.text) : undefined;
    },
    onGo: goTo,
    onRest: rest,
    onSend: editor.send,
  };
  const leadTo = useCallback(
    ({ file: faulty, path: at }: Told) => goTo(faulty.replace(/^pages\//, ''), at),
    [goTo],
  );
  const seek = useCallback((path: FieldPath) => goTo(file, path), [goTo, file]);
  const { save: trySave } = editor;
  const save = useCallback(async () => {
    const error = await trySave();
    if (error === undefined) return;
    leadTo(error);
    dispatch({ kind: 'notify', notice: refusals[isUnwrittenYet(error, texts) ? 'unwritten' : 'faulty'] });
  }, [trySave, leadTo, dispatch, texts]);
  const act = useCallback(
    (key: 'undo' | 'redo' | 'save') => (key === 'save' ? void save() : dispatch({ kind: key })),
    [save, dispatch],
  );
  useShortcuts(act);
  const group = outlineFor(file, data, section);
  const { isText, showText, showForm } = useAsText(file, group !== undefined, () => setPane('form'));
  const look = useLook(session, file, pressed?.path);
  const { versions, open: openVersions, still, canBringBack, bringBack } = useVersions(store, editor);
  const { leave } = versions;
  const names = useMemo(() => namesIn(texts), [texts]);
  const comeBack = () => {
    bringBack();
    // Beside it the form begins anew, at its top.
    setPressed((last) => ({ path: undefined, count: (last?.count ?? 0) + 1 }));
    setPane('list');
  };
  const openForm = useCallback(() => {
    showForm();
    leave();
    setPane('form');
  }, [showForm, leave]);
  const openWhole = useCallback(() => {
    openForm();
    focusOn('form');
  }, [openForm, focusOn]);
  const openList = useCallback(() => {
    setPane('list');
    focusOn('list');
  }, [focusOn]);
  const openTitle = useCallback(() => {
    openForm();
    setPressed((last) => ({ path: ['title'], count: (last?.count ?? 0) + 1 }));
  }, [openForm]);
  const openEverywhere = useEverywhere(editor, openTitle);
  const hear = useCallback(
    (message: FromFrame) => {
      if (message.kind === 'key') act(message.key);
      if (still !== undefined) return;
      const read = (path: Path) => dataOf(path, texts[path] ?? null);
      if (message.kind === 'press-around') {
        openForm();
        const { file: wanted, path } = findAround(read, { page: shown, ...message });
        goTo(wanted, path);
        if (wanted !== file) dispatch({ kind: 'notify', notice: ofWholeSite });
      }
      if (message.kind !== 'press') return;
      dispatch({ kind: 'show', file: shown, section: message.place });
      const inside = findPressed(sectionsOf(read(shown))[message.place], message.texts);
      if (inside === undefined) openWhole();
      else openForm();
      setPressed((last) => ({
        path: inside && ['sections', message.place, ...inside],
        count: (last?.count ?? 0) + 1,
      }));
    },
    [act, dispatch, file, goTo, openForm, openWhole, shown, still, texts],
  );

  const choices = useChoices(texts);
  const pages = useMemo(
    () => choices.filter((choice) => isPage(choice.path) && choice.path !== file),
    [choices, file],
  );
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
        unwritten={errors.filter((error) => isUnwrittenYet(error, texts)).length}
        isSaving={editor.isSaving}
        onFile={showFile}
        onWidth={setWidth}
        pageActions={
          <FileActions
            file={file}
            texts={texts}
            choices={choices}
            base={session.base}
            dispatch={dispatch}
            onCopy={() => setDialog('copy')}
            onVersions={() => {
              openVersions();
              setPane('form');
            }}
            onReview={Object.keys(session.changed).length > 0 ? () => setDialog('changes') : undefined}
          />
        }
        onNewPage={() => setDialog('page')}
        onUndo={() => act('undo')}
        onRedo={() => act('redo')}
        onError={() => errors[0] && leadTo(errors[0])}
        onReview={() => setDialog('changes')}
        onSave={() => act('save')}
      />
      <NoticeBar
        notice={notice}
        onClose={dismiss}
        onBack={act}
        onGo={({ file: wanted, path }) => goTo(wanted, path)}
      />
      <Tabs aria-label="Parte do editor">
        {panes.map(({ name, label }) => (
          <Button key={name} type="button" aria-pressed={pane === name} onClick={() => setPane(name)}>
            {label}
          </Button>
        ))}
      </Tabs>
      <Panes data-pane={pane} data-text={isText && !versions.isOpen ? '' : undefined}>
        <ListPane
          editor={editor}
          data={data}
          sections={sections}
          problems={problems}
          pages={pages}
          onEdit={edit}
          onOpen={(isWhole) => (isWhole ? openWhole() : openForm())}
          onOtherRow={() => focusOn('list')}
          onInsert={() => setDialog('insert')}
          onEverywhere={openEverywhere}
          onSeek={seek}
          onGo={goTo}
        />
        <section aria-label="A página" data-name="page">
          <Devices width={width} onWidth={setWidth} />
          <VersionPage versions={versions} canBringBack={canBringBack} onBringBack={bringBack}>
            {still === undefined && (
              <HeldBack errors={errors} files={[shown, file]} texts={texts} onGo={leadTo} />
            )}
            {still === undefined && errors.length === 0 && section !== undefined && (
              <NotShown
                section={sections[section]}
                shared={sharedBy(sections[section], texts)}
                today={listing.today}
              />
            )}
            <PageFrame
              watch={editor.watch}
              file={shown}
              still={still}
              selected={still === undefined ? (section ?? placeOfShared(file, texts[shown])) : undefined}
              sought={sought}
              look={still === undefined ? look : undefined}
              width={width}
              onSay={hear}
            />
          </VersionPage>
        </section>
        <section
          aria-label="Editar"
          data-name="form"
          key={`${file} ${section} ${pressed?.count}`}
          onPaste={pasteText}
        >
          {versions.isOpen ? (
            <VersionsPanel
              store={store}
              versions={versions}
              file={file}
              present={text ?? ''}
              names={names}
              onBringBack={comeBack}
              onShowPage={() => setPane('page')}
            />
          ) : (
            <FormPane
              editor={editor}
              desk={desk}
              group={group}
              isText={isText}
              onText={showText}
              onForm={showForm}
              onGo={goTo}
              onRemoved={openList}
              onCopied={openWhole}
            />
          )}
        </section>
      </Panes>
      <Dialogs
        editor={editor}
        store={store}
        dialog={dialog}
        names={names}
        shown={shown}
        place={section === undefined ? sections.length : section + 1}
        onEdit={edit}
        onInserted={openWhole}
        onMade={openList}
        onEverywhere={openEverywhere}
        onSave={() => act('save')}
        onClose={() => setDialog(undefined)}
      />
    </Whole>
  );
}
