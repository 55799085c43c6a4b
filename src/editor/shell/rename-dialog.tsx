import { useState } from 'react';
import { linksTo, refuseAddress, renamePage, routeOfFile, type SiteEdit } from '../../core/core.ts';
import type { Path } from '../store/store.ts';
import { Button } from '../ui/parts.tsx';
import { AddressRow } from './address-row.tsx';
import { Dialog, DialogFoot } from '../ui/dialog.tsx';

interface RenameDialogProps {
  readonly file: Path;
  readonly texts: Readonly<Record<Path, string>>;
  readonly isPublished: boolean;
  readonly onRename: (edit: SiteEdit, name: string) => void;
  readonly onClose: () => void;
}

function describeLinks(amount: number): string {
  if (amount === 0) return 'Nenhum link do site leva a esta página.';
  return amount === 1
    ? 'O link que leva a esta página muda junto.'
    : `Os ${amount} links que levam a esta página mudam junto.`;
}

/** Gives a page another address; what leads to it follows. */
export function RenameDialog({ file, texts, isPublished, onRename, onClose }: RenameDialogProps) {
  const old = file.replace(/\.yaml$/, '');
  const [name, setName] = useState(old);
  const [links] = useState(() => linksTo(texts, routeOfFile(file) ?? '').length);
  const refusal = name === old || name === '' ? undefined : refuseAddress(texts, name);
  const canRename = name !== old && name !== '' && refusal === undefined;
  return (
    <Dialog title={`Mudar o endereço de /${old}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (canRename) onRename(renamePage(texts, { file, name, isPublished }), name);
        }}
      >
        <AddressRow
          label="Novo endereço"
          address={name}
          texts={texts}
          refusal={refusal}
          onAddress={setName}
        />
        <p>
          {describeLinks(links)}
          {isPublished && ' Quem tem o endereço antigo chega ao novo.'}
        </p>
        <DialogFoot>
          <Button type="button" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" tone="main" disabled={!canRename}>
            Mudar endereço
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
