import { FieldRow, Input } from '../form/form-parts.tsx';

interface AddressRowProps {
  readonly label: string;
  readonly address: string;
  /** Why no page can have this address. */
  readonly refusal: string | undefined;
  readonly onAddress: (address: string) => void;
}

/** The field for a page's address, with where the page will be, or why it cannot be there. */
export function AddressRow({ label, address, refusal, onAddress }: AddressRowProps) {
  return (
    <FieldRow
      label={label}
      hint={refusal ?? `A página ficará em /${address === '' ? '…' : address}`}
      isNeeded
      problems={[]}
      onCure={() => undefined}
    >
      {(ids) => (
        <Input
          {...ids}
          aria-invalid={refusal !== undefined}
          value={address}
          onChange={({ target }) => onAddress(target.value)}
        />
      )}
    </FieldRow>
  );
}
