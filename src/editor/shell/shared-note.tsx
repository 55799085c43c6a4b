import { Remark } from '../form/form-parts.tsx';
import { GoList } from '../form/go-list.tsx';
import type { FieldPath } from '../form/wishes.ts';
import type { Path } from '../store/store.ts';
import { Button } from '../ui/parts.tsx';
import { dataOf, pagesSharing, placeOfShared } from './knowledge.ts';
import { nameFile } from './name-file.ts';

/** Leads from the place of a shared section to its own texts. */
export function SharedNote({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <Remark>
      <p>Os textos desta seção são os mesmos em todas as páginas em que ela está.</p>
      <Button type="button" onClick={onOpen}>
        Editar a seção compartilhada
      </Button>
    </Remark>
  );
}

interface SharedUseProps {
  /** The shared section. */
  readonly file: Path;
  readonly texts: Readonly<Record<Path, string>>;
  readonly onGo: (file: Path, path: FieldPath) => void;
}

/** The pages that have a shared section, with a way to its place on each. */
export function SharedUse({ file, texts, onGo }: SharedUseProps) {
  const pages = pagesSharing(file, texts);
  if (pages.length === 0)
    return (
      <Remark role="note">
        <p>
          Nenhuma página tem esta seção ainda. Para pô-la em uma, escolha “Acrescentar seção” naquela página.
        </p>
      </Remark>
    );
  return (
    <Remark role="note">
      <p>
        {pages.length === 1
          ? 'Esta seção está nesta página:'
          : 'Esta seção está nestas páginas, e muda em todas:'}
      </p>
      <GoList
        label="Páginas com esta seção"
        places={pages.map((page) => ({
          name: nameFile(page, dataOf(page, texts[page] ?? null)).label,
          onGo: () => onGo(page, ['sections', placeOfShared(file, texts[page]) ?? 0]),
        }))}
      />
    </Remark>
  );
}
