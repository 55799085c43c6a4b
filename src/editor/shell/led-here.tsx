import { linksToSection, valueAt, type SiteLink } from '../../core/core.ts';
import { Remark } from '../form/form-parts.tsx';
import { GoList } from '../form/go-list.tsx';
import { whenGone, type Gone } from '../form/tell-shown.ts';
import type { FieldPath } from '../form/wishes.ts';
import { daysOf, isHiddenSection, sectionsOf } from '../outline/describe-section.ts';
import type { Path } from '../store/store.ts';
import { describeLink } from './describe-link.ts';
import { dataOf, sharedName } from './knowledge.ts';
import { nameFile } from './name-file.ts';

interface Place {
  readonly file: Path;
  /** The place of a page's section; nothing for a shared one in its own file. */
  readonly section: number | undefined;
  readonly texts: Readonly<Record<Path, string>>;
  readonly today: string;
}

/** What leads to a section that does not appear today, or not for ever; nothing for any other. */
export function findLedHere({
  file,
  section,
  texts,
  today,
}: Place): { readonly gone: Gone; readonly links: readonly SiteLink[] } | undefined {
  const data = dataOf(file, texts[file] ?? null);
  const own = section === undefined ? data : sectionsOf(data)[section];
  const shared = `_shared/${sharedName(own)}.yaml`;
  const parts = [own, dataOf(shared, texts[shared] ?? null)];
  const id = parts.map((part) => valueAt(part, ['id'])).find((name) => typeof name === 'string');
  const when = parts
    .map((part) => whenGone({ isHidden: isHiddenSection(part), ...daysOf(part) }, today))
    .find((gone) => gone !== undefined);
  // Its links go with it: nobody meets one that leads nowhere.
  const isDropped = parts.some((part) => valueAt(part, ['whenHidden']) === 'drop');
  if (typeof id !== 'string' || when === undefined || isDropped) return undefined;
  const links = linksToSection(texts, file, id);
  return links.length === 0 ? undefined : { gone: when, links };
}

const said: Readonly<Record<Gone, string>> = {
  now: 'Enquanto ela não aparece, estes botões e links não chegam a ela:',
  later: 'Quando ela sair do site, estes botões e links não chegam mais a ela:',
};

function nameLink(link: SiteLink, { file, texts }: Place): string {
  const choice = nameFile(link.file, dataOf(link.file, texts[link.file] ?? null));
  const isOwn = link.file === file;
  return describeLink(link, texts, [isOwn ? { ...choice, label: 'Nesta página' } : choice]);
}

interface LedHereProps extends Place {
  readonly onGo: (file: Path, path: FieldPath) => void;
}

/** Says of a section that does not always appear which buttons and links lead to it, with a way to each. */
export function LedHere({ onGo, ...place }: LedHereProps) {
  const found = findLedHere(place);
  if (found === undefined) return null;
  return (
    <Remark role="note">
      <p>{said[found.gone]}</p>
      <GoList
        label="O que leva a esta seção"
        places={found.links.map((link) => ({
          name: nameLink(link, place),
          onGo: () => onGo(link.file, link.path),
        }))}
      />
    </Remark>
  );
}
