import { Remark } from '../form/form-parts.tsx';
import { GoList } from '../form/go-list.tsx';
import type { Path } from '../store/store.ts';
import { dataOf } from './knowledge.ts';
import { nameFile } from './name-file.ts';

interface PagesWithProps {
  readonly pages: readonly Path[];
  readonly texts: Readonly<Record<Path, string>>;
  /** What the pages have in common. */
  readonly label: string;
  /** What is said above them: of no page, of one and of several. */
  readonly said: readonly [none: string, one: string, several: string];
  readonly onGo: (page: Path) => void;
}

/** The pages that have something of the site's, with a way to its place on each. */
export function PagesWith({ pages, texts, label, said, onGo }: PagesWithProps) {
  return (
    <Remark role="note">
      <p>{said[Math.min(pages.length, 2)]}</p>
      {pages.length > 0 && (
        <GoList
          label={label}
          places={pages.map((page) => ({
            name: nameFile(page, dataOf(page, texts[page] ?? null)).label,
            onGo: () => onGo(page),
          }))}
        />
      )}
    </Remark>
  );
}
