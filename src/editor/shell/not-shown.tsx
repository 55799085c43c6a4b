import { blocks, neededLists, valueAt, type Outline } from '../../core/core.ts';
import { isoOf, tellShown, whenGone } from '../form/tell-shown.ts';
import { datedBy, daysOf, isHiddenSection, type Shared } from '../outline/describe-section.ts';
import { Strip } from './held-back.tsx';

interface NotShownProps {
  readonly section: unknown;
  /** The shared section that it stands for. */
  readonly shared: Shared | undefined;
  readonly today: string;
}

/** A day on which something comes, or why it does not. */
type Coming = { readonly showFrom: string; readonly day: string } | 'hidden' | 'over';

/** The lists of what something shows, as it has them, with what their items are made of. */
function listsOf(schema: Parameters<typeof neededLists>[0], data: unknown) {
  return neededLists(schema).flatMap(({ name, item }) => {
    const items = valueAt(data, [name]);
    return Array.isArray(items) && items.length > 0 ? [{ items: items as readonly unknown[], item }] : [];
  });
}

/** When something that is not seen today will be; nothing where it is seen. */
function comingOf(item: Outline, data: unknown, today: string): readonly Coming[] | undefined {
  const days = daysOf(data);
  if (isHiddenSection(data)) return ['hidden'];
  const day = isoOf(days.showFrom);
  if (whenGone({ isHidden: false, ...days }, today) === 'now')
    return [day !== undefined && day > today ? { showFrom: days.showFrom, day } : 'over'];
  return comingIn(item.schema, data, today);
}

/** When one of the lists without which something is nothing will have an item to show; nothing where all have one. */
function comingIn(
  schema: Parameters<typeof neededLists>[0],
  data: unknown,
  today: string,
): readonly Coming[] | undefined {
  for (const { items, item } of listsOf(schema, data)) {
    const all = items.map((one) => comingOf(item, one, today));
    if (all.every((one) => one !== undefined)) return all.flat();
  }
  return undefined;
}

/** Why a section is not seen on its page though nothing of its own says so: none of its items is. */
function tellItems(section: unknown, today: string): string | undefined {
  const block = blocks.get(String(valueAt(section, ['type'])));
  const coming = block && comingIn(block.schema, section, today);
  if (coming === undefined) return undefined;
  if (coming.every((one) => one === 'hidden'))
    return 'Esta seção não está na página abaixo: tudo o que ela mostra está escondido.';
  const [first] = coming
    .flatMap((one) => (typeof one === 'string' ? [] : [one]))
    .toSorted((one, other) => one.day.localeCompare(other.day));
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
