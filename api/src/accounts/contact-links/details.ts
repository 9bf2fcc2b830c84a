import type { Request } from 'express';
import type { LicenseeDetailsJson } from 'shared-domain/contracts';
import { deliveryPlaces, nameFields } from 'shared-domain/staff-orders';
import type { Deps } from '../../foundation/dependencies.ts';
import { licenseeIn, openedContact } from '../../requests/protections/index.ts';
import { lastVouchedOrder, licenseeModel } from '../licences/index.ts';

/**
 * What fills in the order form of a browser that opened a contact's emailed link: the contact, and the account's delivery
 * addresses or else its last vouched order's (ORDER-26, LICENCE-20). Licence numbers are public: any other browser learns nothing.
 */
export async function licenseeDetails(deps: Deps, request: Request): Promise<LicenseeDetailsJson> {
  const { licenseNumber } = licenseeIn(request);
  const email = await openedContact(deps, request, licenseNumber);
  if (email === undefined) return { addresses: [] };
  const found = await licenseeModel(deps.connection).findById(licenseNumber).lean();
  const { contacts = [], deliveryAddress, otherAddresses = [] } = found ?? {};
  const contact = contacts.find((one) => one.email.toLowerCase() === email.toLowerCase());
  const own = [deliveryAddress, ...otherAddresses];
  const addresses = own.some(Boolean) ? own : [(await lastVouchedOrder(deps, licenseNumber))?.address];
  return {
    ...(contact ? { contact: { ...nameFields(contact.name), email: contact.email } } : {}),
    addresses: deliveryPlaces(addresses),
  };
}
