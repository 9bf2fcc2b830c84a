import type { Kegs } from 'shared-domain/kegs';
import { addressLine, fullName, type OrderCustomer, phoneLine } from 'shared-domain/orders';
import type { Licensee } from '../../requests/protections/index.ts';

type Form = Parameters<typeof fullName>[0] &
  Parameters<typeof addressLine>[0] & {
    email: string;
    deliveryDetails?: string | undefined;
    accountName?: string | undefined;
    licenseNumber?: string | undefined;
    collectEmpties?: Kegs | undefined;
  };

/** An order's customer from its form; a verified session's account takes precedence over the form's (ORDER-9). */
export function customerOf(form: Form, licensee?: Licensee): OrderCustomer {
  const { deliveryDetails, collectEmpties } = form;
  const accountName = licensee?.companyName ?? form.accountName;
  const licenseNum = licensee?.licenseNumber ?? form.licenseNumber;
  return {
    customerName: fullName(form),
    customerEmail: form.email,
    address: addressLine(form),
    ...(deliveryDetails ? { deliveryDetails } : {}),
    ...(accountName ? { accountName } : {}),
    ...(licenseNum ? { licenseNum } : {}),
    ...(collectEmpties ? { collectEmpties } : {}),
  };
}

/** A keg order's customer from its form (ORDER-2). */
export const kegCustomerOf = (
  form: Parameters<typeof fullName>[0] & { email: string; phone: string; notes?: string | undefined },
): OrderCustomer => ({
  customerName: fullName(form),
  customerEmail: form.email,
  address: phoneLine(form.phone),
  ...(form.notes ? { notes: form.notes } : {}),
});
