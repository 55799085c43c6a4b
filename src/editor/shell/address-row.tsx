import { meantAddress, refuseAddress } from '../../core/core.ts';
import { FieldRow, Input } from '../form/form-parts.tsx';
import type { Path } from '../store/store.ts';
import { Button } from '../ui/parts.tsx';

interface AddressRowProps {
  readonly label: string;
  readonly address: string;
  readonly texts: Readonly<Record<Path, string>>;
  /** Why no page can have this address. */
  readonly refusal: string | undefined;
  readonly onAddress: (address: string) => void;
}

/** The field for a page's address, with where the page will be, or why it cannot be there. */
export function AddressRow({ label, address, texts, refusal, onAddress }: AddressRowProps) {
  const better = meantAddress(texts, address).name;
  const isCure =
    refusal !== undefined &&
    better !== '' &&
    better !== address &&
    refuseAddress(texts, better) === undefined;
  return (
    <FieldRow
      label={label}
      hint={refusal === undefined ? `A página ficará em /${address === '' ? '…' : address}` : ''}
      isNeeded
      problems={[]}
      onCure={() => undefined}
      refusal={
        refusal && (
          <>
            <p>{refusal}</p>
            {isCure && (
              <Button type="button" onClick={() => onAddress(better)}>
                Corrigir
              </Button>
            )}
          </>
        )
      }
    >
      {(ids) => (
        <Input
          {...ids}
          data-first=""
          value={address}
          // People write an address as it is shown, with its stroke.
          onChange={({ target }) => onAddress(target.value.replace(/^\/+/, ''))}
          onBlur={() => isCure && onAddress(better)}
        />
      )}
    </FieldRow>
  );
}
