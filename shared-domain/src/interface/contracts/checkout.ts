import * as z from 'zod/mini';
import {
  inItsProvince,
  phone,
  postalCode,
  province,
  wholesalePostalCode,
  wholesaleProvince,
} from './addresses.ts';
import {
  accountName,
  city,
  deliveryDetails,
  emailField,
  firstName,
  lastName,
  licenseNumber,
  notes,
  street,
} from './form-fields.ts';

const person = { firstName, lastName, email: emailField() };
const address = { address: street, city };
const details = { deliveryDetails, licenseNumber, accountName };

/** The licensee's 'Order Information' form (ORDER-1): delivery within BC. */
export const licenseeCheckoutForm = z.object({
  ...person,
  ...address,
  province: wholesaleProvince,
  postalCode: wholesalePostalCode,
  ...details,
});
export type LicenseeCheckoutForm = z.infer<typeof licenseeCheckoutForm>;

/** The retail 'Order Information' form: all thirteen provinces and territories. */
export const dtcCheckoutForm = z
  .object({ ...person, ...address, province, postalCode, ...details })
  .check(inItsProvince);
export type DtcCheckoutForm = z.infer<typeof dtcCheckoutForm>;

/** The keg portal's form. */
export const kegCheckoutForm = z.object({ ...person, phone, notes });
export type KegCheckoutForm = z.infer<typeof kegCheckoutForm>;
