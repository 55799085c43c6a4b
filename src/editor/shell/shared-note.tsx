import { Remark } from '../form/form-parts.tsx';
import type { FieldPath } from '../form/wishes.ts';
import type { Path } from '../store/store.ts';
import { Button } from '../ui/parts.tsx';
import { pagesSharing, placeOfShared } from './knowledge.ts';
import { PagesWith } from './pages-with.tsx';

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
  return (
    <PagesWith
      pages={pagesSharing(file, texts)}
      texts={texts}
      label="Páginas com esta seção"
      said={[
        'Nenhuma página tem esta seção ainda. Para pô-la em uma, escolha “Acrescentar seção” naquela página.',
        'Esta seção está nesta página:',
        'Esta seção está nestas páginas, e muda em todas:',
      ]}
      onGo={(page) => onGo(page, ['sections', placeOfShared(file, texts[page]) ?? 0])}
    />
  );
}
