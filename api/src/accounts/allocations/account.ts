import type { Request } from 'express';
import { postalCodeIn } from 'shared-domain/accounts';
import { company } from 'shared-domain/company';
import type { Deps } from '../../foundation/dependencies.ts';
import { type Licensee, openedContact, openedShare } from '../../requests/protections/index.ts';
import { lastVouchedOrder, licenseeModel, mailAddressesOf } from '../licences/index.ts';
import { allocationRefused } from './refusals.ts';

/** Where an account's goods go. */
export type AccountAddress = { address: string; deliveryDetails?: string; postalCode?: string };

/**
 * Where an account's goods go: as staff entered it, else as in its last vouched order (LICENCE-20). Undefined if no address
 * is known.
 */
export async function accountAddress(deps: Deps, licenseNumber: string): Promise<AccountAddress | undefined> {
  const licensee = await licenseeModel(deps.connection).findById(licenseNumber).lean();
  const entered = licensee?.deliveryAddress;
  const last = entered ? null : await lastVouchedOrder(deps, licenseNumber);
  const address = entered ?? last?.address;
  if (!address) return undefined;
  const postalCode = postalCodeIn(address);
  const { deliveryDetails } = last ?? {};
  return { address, ...(deliveryDetails ? { deliveryDetails } : {}), ...(postalCode ? { postalCode } : {}) };
}

/** The customer of an account's order that `email`, which opened its mail, confirms. Refused without an address. */
export async function customerOfAccount(deps: Deps, { licenseNumber, companyName }: Licensee, email: string) {
  const known = await accountAddress(deps, licenseNumber);
  if (!known) {
    const { ordersEmail, phone } = company;
    throw allocationRefused(
      `We don't have your delivery address yet. Send it to us and we'll confirm this for you: ${ordersEmail} or ${phone}.`,
    );
  }
  const licensee = await licenseeModel(deps.connection).findById(licenseNumber, { contacts: 1 }).lean();
  const contact = licensee?.contacts?.find((one) => one.email.toLowerCase() === email.toLowerCase());
  return {
    ...known,
    customerName: contact?.name ?? companyName,
    customerEmail: email,
    accountName: companyName,
    licenseNum: licenseNumber,
  };
}

/**
 * Who in this browser may dispose of an account's share: a contact whose emailed link it opened, or the recipient of the
 * share's own mail, as long as that address still gets the account's mails (ALLOCATION-15).
 */
export async function disposerOf(
  deps: Deps,
  request: Request,
  licenseNumber: string,
  allocation: string,
): Promise<string | undefined> {
  const contact = await openedContact(deps, request, licenseNumber);
  if (contact !== undefined) return contact;
  const email = openedShare(request, { allocation, licenseNumber });
  if (email === undefined) return undefined;
  const recipients = (await mailAddressesOf(deps, [licenseNumber])).get(licenseNumber) ?? [];
  return recipients.includes(email) ? email : undefined;
}

/** The same, refused for any other browser: licence numbers are public. */
export async function refuseUnlessDisposer(...asked: Parameters<typeof disposerOf>): Promise<string> {
  const email = await disposerOf(...asked);
  if (email === undefined) throw allocationRefused(OPEN_THE_LINK);
  return email;
}

/** What another browser of the licence is told. */
export const OPEN_THE_LINK =
  'Open this page with the link in our email, or open the link that we email to a contact of your account from your orders page.';
