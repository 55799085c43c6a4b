import { Remark } from '../form/form-parts.tsx';
import { Button } from '../ui/parts.tsx';

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
