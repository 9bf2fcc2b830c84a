import { postalCodeIn } from 'shared-domain/accounts';
import { company } from 'shared-domain/company';
import type { Deps } from '../../foundation/dependencies.ts';
import { orderModel } from '../../orders/order/index.ts';
import type { Licensee } from '../../requests/protections/index.ts';
import { licenseeModel } from '../licences/index.ts';
import { allocationRefused } from './refusals.ts';

type AccountCustomer = {
  customerName: string;
  customerEmail: string;
  address: string;
  accountName: string;
  licenseNum: string;
  deliveryDetails?: string;
  /** Of the address; undefined if it has none. */
  postalCode?: string;
};

/**
 * Name and address for an account's share: as staff entered them, else from the account's last order (ADR 044). Never
 * shown to anyone. Refuses an account with neither.
 */
export async function customerOfAccount(
  deps: Deps,
  { licenseNumber, companyName }: Licensee,
): Promise<AccountCustomer> {
  const known = await knownCustomer(deps, licenseNumber);
  if (!known) {
    const { ordersEmail, phone } = company;
    throw allocationRefused(
      `We don't have your delivery address yet. Send it to us and we'll confirm this for you: ${ordersEmail} or ${phone}.`,
    );
  }
  return { ...known, accountName: companyName, licenseNum: licenseNumber, ...postalCodeOf(known.address) };
}

/** Where an account's share would be delivered, for its delivery days; undefined if no address is known. */
export async function accountPostalCode(
  deps: Deps,
  licenseNumber: string,
): Promise<{ postalCode?: string } | undefined> {
  const known = await knownCustomer(deps, licenseNumber);
  return known && postalCodeOf(known.address);
}

function postalCodeOf(address: string): { postalCode?: string } {
  const postalCode = postalCodeIn(address);
  return postalCode ? { postalCode } : {};
}

async function knownCustomer({ connection }: Pick<Deps, 'connection'>, licenseNumber: string) {
  const licensee = await licenseeModel(connection).findById(licenseNumber).lean();
  const contact = licensee?.contacts?.find(({ orderMails }) => orderMails) ?? licensee?.contacts?.[0];
  if (contact && licensee?.deliveryAddress) {
    const { name: customerName, email: customerEmail } = contact;
    return { customerName, customerEmail, address: licensee.deliveryAddress };
  }
  const last = await orderModel(connection)
    .findOne({ licenseNum: licenseNumber, channel: 'licensee', state: 'placed' })
    .sort({ orderDate: -1 })
    .lean();
  if (!last) return undefined;
  const { customerName, customerEmail, address, deliveryDetails } = last;
  return { customerName, customerEmail, address, ...(deliveryDetails ? { deliveryDetails } : {}) };
}
