import { blocks, isRecord, outlineOf, valueAt } from '../../core/core.ts';
import { isoOf, tellShown, whenGone } from '../form/tell-shown.ts';
import { datedBy, daysOf, isHiddenSection, type Shared } from '../outline/describe-section.ts';
import { Strip } from './held-back.tsx';

interface NotShownProps {
  readonly section: unknown;
  /** The shared section that it stands for. */
  readonly shared: Shared | undefined;
  readonly today: string;
}

/** The lists that a section cannot do without, and has. */
function neededLists(section: unknown): readonly (readonly unknown[])[] {
  const block = blocks.get(String(valueAt(section, ['type'])));
  const outline = block && outlineOf(block.schema);
  if (outline?.kind !== 'group') return [];
  return [...outline.fields.values()].flatMap(({ name, isNeeded, outline: { kind } }) => {
    const items = valueAt(section, [name]);
    return isNeeded && kind === 'list' && Array.isArray(items) && items.length > 0 ? [items] : [];
  });
}

/** Why a section is not seen on its page though nothing of its own says so: none of its items is. */
function tellItems(section: unknown, today: string): string | undefined {
  const gone = (item: unknown) =>
    whenGone({ isHidden: isHiddenSection(item), ...daysOf(item) }, today) === 'now';
  const items = neededLists(section).find((list) => list.every((item) => isRecord(item) && gone(item)));
  if (items === undefined) return undefined;
  const shown = items.filter((item) => !isHiddenSection(item));
  if (shown.length === 0)
    return 'Esta seção não está na página abaixo: tudo o que ela mostra está escondido.';
  const first = shown
    .flatMap((item) => {
      const { showFrom } = daysOf(item);
      const day = isoOf(showFrom);
      return day !== undefined && day > today ? [{ showFrom, day }] : [];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day))[0];
  return first === undefined
    ? 'Esta seção não está mais na página abaixo: os dias de tudo o que ela mostra já passaram.'
    : `Esta seção ainda não está na página abaixo: o que ela mostra só começa em ${first.showFrom}.`;
}

/** Why a section is not seen on its page today; nothing where it is. */
export function tellNotShown({ section, shared, today }: NotShownProps): string | undefined {
  const isHidden = [section, shared?.section].some(isHiddenSection);
  const days = daysOf(datedBy(section, shared));
  if (whenGone({ isHidden, ...days }, today) !== 'now') return tellItems(shared?.section ?? section, today);
  if (isHidden) return 'Esta seção está escondida: não está na página abaixo.';
  return tellShown({ isHidden, from: days.showFrom || undefined, until: days.showUntil || undefined }, today);
}

/** Says over the page why the section that is edited is not on it. */
export function NotShown(props: NotShownProps) {
  const said = tellNotShown(props);
  return (
    said !== undefined && (
      <Strip role="note">
        <p>{said}</p>
      </Strip>
    )
  );
}
