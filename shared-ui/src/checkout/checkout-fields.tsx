import { normalisePostalCode } from 'shared-domain/forms';
import { HOME_PROVINCE, PROVINCES } from 'shared-domain/provinces';
import {
  type FieldBinding,
  FormGrid,
  LockedField,
  SelectField,
  TextArea,
  TextField,
} from '../fields/index.ts';

/** The fields of the 'Order Information' form of wholesale and retail (ORDER-1). */
export type CheckoutFieldName =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'address'
  | 'city'
  | 'province'
  | 'postalCode'
  | 'deliveryDetails'
  | 'licenseNumber'
  | 'accountName';

/** `form.field` of a form with these fields. */
export type FieldMaker = (
  name: CheckoutFieldName,
  how?: { format?: (typed: string) => string },
) => FieldBinding<string>;

const provinceChoices = Object.entries(PROVINCES).map(([value, label]) => ({ value, label }));

/** The postal code, formatted while typing (ORDER-4). */
export function PostalCodeField({ field, form }: { field: FieldMaker; form?: string }) {
  return (
    <TextField
      label="Postal code"
      span="full"
      autoComplete="postal-code"
      autoCapitalize="characters"
      enterKeyHint="next"
      form={form}
      {...field('postalCode', { format: normalisePostalCode })}
    />
  );
}

/**
 * The fields of 'Order Information'. Wholesale's province is locked to BC. Retail ships to all thirteen provinces and
 * territories (ORDER-3), asks for the postal code with shipping, and has the optional account and licence at the end.
 */
export function CheckoutFields({ channel, field }: { channel: 'licensee' | 'dtc'; field: FieldMaker }) {
  const wholesale = channel === 'licensee';
  const business = (
    <>
      <TextField label="Account name" optional autoComplete="organization" {...field('accountName')} />
      <TextField label="Licence number" optional {...field('licenseNumber')} />
    </>
  );
  return (
    <FormGrid>
      <TextField label="First name" span="pair" autoComplete="given-name" {...field('firstName')} />
      <TextField label="Last name" span="pair" autoComplete="family-name" {...field('lastName')} />
      <TextField
        label="Email"
        span="full"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      {wholesale && business}
      <TextField label="Address" span="full" autoComplete="street-address" {...field('address')} />
      <TextField label="City" autoComplete="address-level2" {...field('city')} />
      {wholesale ? (
        <LockedField label="Province" value={PROVINCES[HOME_PROVINCE]} />
      ) : (
        <SelectField
          label="Province"
          placeholder="Choose a province"
          autoComplete="address-level1"
          options={provinceChoices}
          {...field('province')}
        />
      )}
      {wholesale && <PostalCodeField field={field} />}
      <TextArea label="Delivery details" span="full" optional rows={2} {...field('deliveryDetails')} />
      {!wholesale && business}
    </FormGrid>
  );
}
