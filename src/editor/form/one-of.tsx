import type { ControlProps } from './control-props.ts';
import { Select } from './form-parts.tsx';
import type { Option } from './link-options.ts';

/** One of some; what is written and is none of them stays to be chosen. */
export function OneOf({
  value,
  ids,
  onValue,
  isNeeded,
  options,
  none = '—',
}: ControlProps & { readonly options: readonly Option[]; readonly none?: string }) {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <Select {...ids} value={value} onChange={({ target }) => onValue(target.value)}>
      {(!isNeeded || value === '') && <option value="">{none}</option>}
      {!isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
