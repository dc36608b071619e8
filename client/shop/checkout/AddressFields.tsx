import {
  ADDRESS_MAX,
  type AddressDraft,
  DELIVERY_COUNTRIES,
} from '../../../contract/shop/delivery-address.ts';
import type { Form } from '../../lib/use-form.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { addressCopy as copy } from './copy.ts';

export function AddressFields({ form }: { form: Form<AddressDraft> }) {
  const field = (name: keyof typeof ADDRESS_MAX, autoComplete: string) => (
    <TextField
      label={copy[name]}
      autoComplete={`shipping ${autoComplete}`}
      maxLength={ADDRESS_MAX[name]}
      {...form.field(name)}
    />
  );
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">{field('name', 'name')}</div>
      <div className="sm:col-span-2">{field('line1', 'address-line1')}</div>
      <div className="sm:col-span-2">{field('line2', 'address-line2')}</div>
      {field('postalCode', 'postal-code')}
      {field('city', 'address-level2')}
      {field('region', 'address-level1')}
      <SelectField label={copy.country} autoComplete="shipping country" {...form.field('country')}>
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
