import { Button, Empty, Sign } from '../ui/parts.tsx';
import { describeSection } from '../outline/describe-section.ts';
import { transfer, wishCopy, wishHiding, wishMove, wishRemoval } from '../outline/operations.ts';
import { everywhereLabel } from '../outline/everywhere.ts';
import { Outline } from '../outline/outline.tsx';
import { Faults, isMark, Warned } from '../outline/row-parts.tsx';
import { shareSection } from '../outline/share.ts';
import type { FieldPath } from '../form/wishes.ts';
import { isRecord, type Told } from '../../core/core.ts';
import { toAction } from './page-actions.tsx';
import { PageButton } from './desktop-parts.tsx';
import { FirstSteps } from './first-steps.tsx';
import { LedHere } from './led-here.tsx';
import type { Path } from '../store/store.ts';
import { isPage, isTheme, sharedBy, sharedName } from './knowledge.ts';
import { SiteIndex } from './site-index.tsx';
import type { Choice } from './page-choice.tsx';
import type { EditWish } from './state.ts';
import type { Editor } from './use-editor.ts';
import { wishDays } from './wish-days.ts';

interface ListPaneProps {
  readonly editor: Pick<Editor, 'state' | 'dispatch' | 'texts' | 'latestTexts'>;
  /** The data of the file that is edited, and its sections. */
  readonly data: unknown;
  readonly sections: readonly unknown[];
  readonly problems: readonly Told[];
  /** The other pages. */
  readonly pages: readonly Choice[];
  readonly onEdit: (wish: EditWish) => void;
  /** Somebody chose what the form is about, as a whole or to be led to a field of it. */
  readonly onOpen: (isWhole: boolean) => void;
  /** Another row is chosen, since a section was deleted or copied. */
  readonly onOtherRow: () => void;
  readonly onInsert: () => void;
  /** Somebody wants a section above all pages. */
  readonly onEverywhere: () => void;
  /** Leads to a field of the file that is edited. */
  readonly onSeek: (path: FieldPath) => void;
  /** Leads to a field of any file. */
  readonly onGo: (file: Path, path: FieldPath) => void;
}

/** How many errors each section has, by its place. */
function countFaults(problems: readonly Told[]): ReadonlyMap<number, number> {
  const faults = new Map<number, number>();
  for (const { path = [], severity } of problems) {
    const [list, index] = path;
    if (severity === 'error' && list === 'sections' && typeof index === 'number')
      faults.set(index, (faults.get(index) ?? 0) + 1);
  }
  return faults;
}

/** What is told of a page as a whole. */
const ofPage = (problems: readonly Told[]) => problems.filter(({ path }) => path?.[0] !== 'sections');

/** The sections of which something is told that keeps nobody from saving, by their places. */
function listWarned(problems: readonly Told[]): ReadonlySet<number> {
  return new Set(
    problems.flatMap(({ path: [list, index] = [], severity }) =>
      severity === 'warning' && list === 'sections' && typeof index === 'number' ? [index] : [],
    ),
  );
}

/** Where the gravest of what is told is; nothing where nothing has a mark. */
function findMarked(problems: readonly Told[]): FieldPath | undefined {
  const placed = problems.filter(({ path }) => path !== undefined);
  const of = (wanted: Told['severity']) => placed.find(({ severity }) => severity === wanted);
  return (of('error') ?? of('warning'))?.path;
}

/** The pages that somebody may come to by a link. */
const regular = (pages: readonly Choice[]) =>
  pages.map(({ path }) => path).filter((path) => path !== '404.yaml');

/** The sections of the file that is edited, and what belongs to the page as a whole. */
export function ListPane({
  editor,
  data,
  sections,
  problems,
  pages,
  onEdit,
  onOpen,
  onOtherRow,
  onInsert,
  onEverywhere,
  onSeek,
  onGo,
}: ListPaneProps) {
  const { state, dispatch, texts, latestTexts } = editor;
  const { file, section } = state;
  const { today } = state.listing;
  // A page with anything in it is a record of fields as soon as it can be read.
  const isBroken = isPage(file) && (texts[file] ?? '').trim() !== '' && !isRecord(data);
  const sharedIn = (one: unknown) => sharedBy(one, texts);
  const pageFaults = ofPage(problems).filter(({ severity }) => severity === 'error').length;
  const nameAt = (index: number) => describeSection(sections[index], sharedIn(sections[index])).label;
  return (
    <nav aria-label="Seções" data-name="list">
      <FirstSteps />
      {isPage(file) && (
        <PageButton
          type="button"
          aria-current={section === undefined ? 'true' : undefined}
          onClick={({ target }) => {
            const marked = findMarked(ofPage(problems));
            const isLed = marked !== undefined && isMark(target);
            onOpen(!isLed);
            if (isLed) onSeek(marked);
            else dispatch({ kind: 'show', file });
          }}
        >
          Título, descrição e cores da página <Faults count={pageFaults} />
          {pageFaults === 0 && ofPage(problems).some(({ severity }) => severity === 'warning') && (
            <Warned data-mark="">Tem um aviso</Warned>
          )}
        </PageButton>
      )}
      <Outline
        key={file}
        sections={sections}
        findShared={sharedIn}
        selected={section}
        faults={countFaults(problems)}
        warned={listWarned(problems)}
        onSelect={(index, isOnMark = false) => {
          const told = problems.filter(({ path }) => path?.[0] === 'sections' && path[1] === index);
          const marked = findMarked(told);
          const isLed = marked !== undefined && isOnMark;
          onOpen(!isLed);
          if (isLed) onSeek(marked);
          else dispatch({ kind: 'show', file, section: index, isSought: true });
        }}
        onMove={(from, to) => onEdit(wishMove(nameAt(from), from, to))}
        onCopy={(index) => {
          onEdit(wishCopy(nameAt(index), index));
          onOtherRow();
        }}
        onHide={(index) => onEdit(wishHiding(data, ['sections', index], nameAt(index)))}
        onDay={(index, ...day) => onEdit(wishDays({ sections, index, texts, today }, ...day))}
        onRest={() => dispatch({ kind: 'rest' })}
        today={today}
        onRemove={(index) => {
          onEdit(wishRemoval(nameAt(index), index, sections.length));
          onOtherRow();
        }}
        pages={pages}
        note={<LedHere {...{ file, section, texts, onGo }} today={today} />}
        onShare={
          section === undefined || sharedName(sections[section]) !== undefined
            ? undefined
            : (index) =>
                dispatch(
                  toAction(shareSection(latestTexts(), { from: file, index, pages: regular(pages) }), {
                    label: 'pôr uma seção em todas as páginas',
                    file,
                    section: index,
                    said: 'Ela está em todas as páginas, no mesmo lugar. Os textos se mudam em um lugar só: aperte nela.',
                  }),
                )
        }
        onTransfer={(index, to, isCopied) => {
          const moved = transfer(latestTexts(), { from: file, index, to, isCopied });
          if (moved === undefined) return;
          const label = nameAt(index);
          const goal = pages.find(({ path }) => path === to)?.label ?? to;
          dispatch({
            kind: 'change',
            label: `${isCopied ? 'copiar' : 'mover'} uma seção para outra página`,
            texts: moved.texts,
            file: to,
            section: moved.place,
            said: isCopied
              ? `A cópia de ${label} está no fim de ${goal}.`
              : `${label} está agora no fim de ${goal}.`,
          });
        }}
      />
      {file === 'site.yaml' && (
        <>
          <Button type="button" onClick={onEverywhere}>
            {everywhereLabel}
          </Button>
          <SiteIndex onSeek={onSeek} />
        </>
      )}
      {sections.length === 0 && file !== 'site.yaml' && (
        <Empty>
          {isBroken
            ? 'O texto desta página tem um erro. A lista volta assim que ele for corrigido.'
            : isPage(file)
              ? 'Esta página ainda não tem seções. Acrescente a primeira.'
              : isTheme(file)
                ? 'Cores não têm seções. Elas se mudam do lado direito; no celular, em Editar.'
                : 'Aqui não há seções. Tudo se muda do lado direito; no celular, em Editar.'}
        </Empty>
      )}
      {isPage(file) && !isBroken && (
        <Button type="button" onClick={onInsert}>
          <Sign name="plus" size={16} /> Acrescentar seção
        </Button>
      )}
    </nav>
  );
}
