import {
  ADDRESS_MAX,
  type AddressDraft,
  type addressProblems,
  DELIVERY_COUNTRIES,
} from '../../contract/delivery-address.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { addressCopy as copy } from './copy.ts';

type AddressFieldsProps = {
  address: AddressDraft;
  problems: ReturnType<typeof addressProblems>;
  onChange: (field: keyof AddressDraft, value: string) => void;
};

/** Autofill knows these names, and a phone fills them with one press. */
export function AddressFields({ address, problems, onChange }: AddressFieldsProps) {
  const field = (
    name: Exclude<keyof AddressDraft, 'country'>,
    autoComplete: string,
    max: number,
  ) => (
    <TextField
      label={copy[name]}
      name={name}
      autoComplete={`shipping ${autoComplete}`}
      maxLength={max}
      value={address[name]}
      error={problems[name] ?? null}
      onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
    />
  );
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">{field('name', 'name', ADDRESS_MAX.name)}</div>
      <div className="sm:col-span-2">{field('line1', 'address-line1', ADDRESS_MAX.line)}</div>
      <div className="sm:col-span-2">{field('line2', 'address-line2', ADDRESS_MAX.line)}</div>
      {field('postalCode', 'postal-code', ADDRESS_MAX.postalCode)}
      {field('city', 'address-level2', ADDRESS_MAX.city)}
      {field('region', 'address-level1', ADDRESS_MAX.region)}
      <SelectField
        label={copy.country}
        name="country"
        autoComplete="shipping country"
        value={address.country}
        error={problems.country ?? null}
        onChange={({ currentTarget }) => onChange('country', currentTarget.value)}
      >
        <option value="">{copy.choose}</option>
        {Object.entries(DELIVERY_COUNTRIES).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
