import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../foundation/dependencies.ts';

type Parts = Pick<Deps, 'configuration'>;

/** Text with our signature: deterministic, so that a mail that contains it can be resent. */
const signed = ({ configuration }: Parts, text: string): string =>
  `${text}.${createHmac('sha256', configuration.keys['standing-offer']).update(text).digest('base64url')}`;

function isSigned(deps: Parts, text: string, token: string): boolean {
  const [given, right] = [token, signed(deps, text)].map((each) => Buffer.from(each));
  return !!given && !!right && given.length === right.length && timingSafeEqual(given, right);
}

/** The token of a standing order's offer for a day (STANDING-4). */
export const standingOfferToken = (deps: Parts, id: string, day: string): string =>
  signed(deps, `${id}.${day}`);

/** The standing order and day of a token signed by us; undefined for any other text. */
export function openStandingOffer(deps: Parts, token: string): { id: string; day: string } | undefined {
  const [id = '', day = ''] = token.split('.');
  return isSigned(deps, `${id}.${day}`, token) ? { id, day } : undefined;
}

/** What a token of ours says: `kind` keeps the tokens of different mails apart. */
const sealed = (deps: Parts, kind: string, said: object): string =>
  signed(deps, `${kind}.${Buffer.from(JSON.stringify(said)).toString('base64url')}`);

/** What a token of this kind signed by us says; undefined for any other text. */
function unsealed<Said>(deps: Parts, kind: string, token: string): Said | undefined {
  const [given, content = ''] = token.split('.');
  if (given !== kind || !isSigned(deps, `${kind}.${content}`, token)) return undefined;
  return JSON.parse(Buffer.from(content, 'base64url').toString('utf8'));
}

/** The token of a mail that opens the order it is about (EDIT-14). */
export const ownOrderToken = (deps: Parts, order: string): string => sealed(deps, 'own-order', { order });

/** Whether a token opens this order. */
export const opensOwnOrder = (deps: Parts, order: string, token: string): boolean =>
  unsealed<{ order: string }>(deps, 'own-order', token)?.order === order;

/** An account's share of an allocation, and the address to which we mailed it. */
export type MailedShare = { allocation: string; licenseNumber: string; email: string };

/** The token of the mail about a share (ALLOCATION-15). */
export const shareToken = (deps: Parts, { allocation, licenseNumber, email }: MailedShare): string =>
  sealed(deps, 'share', { allocation, licenseNumber, email });

/** The share of a token signed by us; undefined for any other text. */
export const openShareToken = (deps: Parts, token: string): MailedShare | undefined =>
  unsealed(deps, 'share', token);

/** An order on the day of its delivery. */
export type DeliveryOnDay = { day: string; order: string };

/** The token of the page about a delivery (RUN-15). */
export const deliveryToken = (deps: Parts, { day, order }: DeliveryOnDay): string =>
  sealed(deps, 'delivery', { day, order });

/** The delivery of a token signed by us; undefined for any other text. */
export const openDeliveryToken = (deps: Parts, token: string): DeliveryOnDay | undefined =>
  unsealed(deps, 'delivery', token);

/** A supplier, and the number of the link to its page. */
export type SupplierLink = { supplier: string; link: number };

/** The token of the link to a supplier's page (SUPPLIER-23). */
export const supplierToken = (deps: Parts, { supplier, link }: SupplierLink): string =>
  sealed(deps, 'supplier', { supplier, link });

/** The supplier of a token signed by us; undefined for any other text. */
export const openSupplierToken = (deps: Parts, token: string): SupplierLink | undefined =>
  unsealed(deps, 'supplier', token);

/** An account whose bills a link opens, the address to which it was mailed, and the last day on which it works. */
export type BillsLink = { account: string; email: string; until: string };

/** The token of the link to what an account owes (RECEIVABLE-14). */
export const billsToken = (deps: Parts, { account, email, until }: BillsLink): string =>
  sealed(deps, 'bills', { account, email, until });

/** The account of a token signed by us; undefined for any other text. */
export const openBillsToken = (deps: Parts, token: string): BillsLink | undefined =>
  unsealed(deps, 'bills', token);
