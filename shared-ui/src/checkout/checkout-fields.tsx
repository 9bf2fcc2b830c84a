import type { ReactNode } from 'react';
import { closedProvinceText, normalisePostalCode, otherProvinceText } from 'shared-domain/forms';
import { HOME_PROVINCE, PROVINCES, type Province } from 'shared-domain/provinces';
import { Button } from '../button/index.ts';
import {
  type FieldBinding,
  FormGrid,
  LockedField,
  SelectField,
  TextArea,
  TextField,
} from '../fields/index.ts';
import styles from './checkout.module.css';

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

/** The province that the typed postal code belongs to instead of the chosen one (SHIPPING-11). */
export type OtherProvince = { postalCode: string; own: Province; take: () => void };

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
 * The fields of 'Order Information'. Wholesale's province is locked to BC, its account to the verified one (ORDER-9). Retail ships to all thirteen provinces and
 * territories (ORDER-3), asks for the postal code with shipping, and has the optional account and licence at the end.
 */
export function CheckoutFields({
  channel,
  field,
  other,
  closed,
  account,
  children,
}: {
  channel: 'licensee' | 'dtc';
  field: FieldMaker;
  other?: OtherProvince | undefined;
  /** The chosen province, if retail doesn't ship there (SHIPPING-12). */
  closed?: Province | null;
  /** The verified account, which the order can't change. */
  account?: { licenseNumber: string; companyName: string } | null;
  /** Above the address. */
  children?: ReactNode;
}) {
  const wholesale = channel === 'licensee';
  const business = account ? (
    <>
      <LockedField label="Account name" value={account.companyName} />
      <LockedField label="Licence number" value={account.licenseNumber} />
    </>
  ) : (
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
      {children}
      <TextField label="Address" span="full" autoComplete="street-address" {...field('address')} />
      <TextField label="City" autoComplete="address-level2" {...field('city')} />
      {wholesale ? (
        <LockedField label="Province" value={PROVINCES[HOME_PROVINCE]} />
      ) : (
        <ProvinceField field={field} other={other} closed={closed ?? null} />
      )}
      {wholesale && <PostalCodeField field={field} />}
      <TextArea label="Delivery details" span="full" optional rows={2} {...field('deliveryDetails')} />
      {!wholesale && business}
    </FormGrid>
  );
}

type ProvinceFieldProps = { field: FieldMaker; other: OtherProvince | undefined; closed: Province | null };

/** The province, and the one of the postal code in one press if they differ. */
function ProvinceField({ field, other, closed }: ProvinceFieldProps) {
  const binding = field('province');
  const closedText = closed ? closedProvinceText(closed) : binding.error;
  return (
    <div className={styles.province}>
      <SelectField
        label="Province"
        placeholder="Choose a province"
        autoComplete="address-level1"
        options={provinceChoices}
        {...binding}
        error={other ? otherProvinceText(other.postalCode, other.own) : closedText}
      />
      <div role="status">
        {other && (
          <Button variant="outline" size="sm" onClick={other.take}>
            {`Change to ${PROVINCES[other.own]}`}
          </Button>
        )}
      </div>
    </div>
  );
}
