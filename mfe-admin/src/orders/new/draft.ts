import type { DeliveryDaysJson, OrderingAccountJson, StaffQuoteJson } from 'shared-domain/contracts';
import type { Kegs } from 'shared-domain/kegs';
import { HOME_PROVINCE } from 'shared-domain/provinces';
import { kegCount } from 'shared-domain/runs';
import { type ChosenDelivery, passedRule } from '../delivery/index.ts';
import type { Line } from '../line-entry/index.ts';

const NO_CONTACT = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  postalCode: '',
  deliveryDetails: '',
};

type ContactField = Exclude<keyof typeof NO_CONTACT, 'deliveryDetails'>;

/** An order that staff are entering (ORDER-25); which contact fields are asked for depends on the channel. */
export type OrderDraft = ChosenDelivery &
  typeof NO_CONTACT & {
    channel: 'licensee' | 'keg';
    account: string | null;
    lines: Line[];
    /** Empty kegs to collect, by size. */
    empties: Kegs;
  };

export const EMPTY_DRAFT: OrderDraft = {
  channel: 'licensee',
  account: null,
  lines: [],
  delivery: null,
  empties: {},
  passing: '',
  ...NO_CONTACT,
};

/** What choosing an account changes: the empties and the contact fields start empty. */
export const withAccount = (account: string): Partial<OrderDraft> => ({
  account,
  empties: {},
  ...NO_CONTACT,
});

/** Parses a stored draft, which an earlier release may have written. */
export function readDraft(stored: unknown): OrderDraft | null {
  const draft = (stored ?? {}) as Partial<OrderDraft>;
  return Array.isArray(draft.lines) && typeof draft.email === 'string' ? { ...EMPTY_DRAFT, ...draft } : null;
}

/** A channel's contact fields, in order. */
export const FIELDS: Readonly<Record<OrderDraft['channel'], readonly ContactField[]>> = {
  licensee: ['firstName', 'lastName', 'email', 'address', 'city', 'postalCode'],
  keg: ['firstName', 'lastName', 'email', 'phone', 'address', 'postalCode'],
};

export const FIELD_LABELS: Readonly<Record<ContactField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  postalCode: 'Postal code',
};

/** What an account fills in, until something is typed. */
export function filledBy(account: OrderingAccountJson | undefined, draft: OrderDraft): Partial<OrderDraft> {
  const isTyped = FIELDS.licensee.some((field) => draft[field] !== '');
  return isTyped || !account ? {} : { ...account.form };
}

/** Defaults a draft to the next open day, or to pick-up if there is none. */
export function withDay(draft: OrderDraft, days: DeliveryDaysJson | undefined): OrderDraft {
  if (draft.delivery || !days?.hasZones) return draft;
  const next = days.days.find(({ isLate }) => !isLate);
  return { ...draft, delivery: next ? { kind: 'delivery', day: next.day } : { kind: 'pick-up' } };
}

/** A draft's request at the total that is shown; a reason only where a rule asks for one. */
export function requestOf(typed: OrderDraft, shown: StaffQuoteJson | undefined) {
  const draft = withDay(typed, shown?.delivery);
  const { channel, account, lines, empties, delivery, passing, deliveryDetails, phone, address } = draft;
  const { firstName, lastName, email, city, postalCode } = draft;
  const isPassing = passedRule(draft, shown?.delivery) !== undefined && passing.trim() !== '';
  const common = {
    ...{ firstName, lastName, email, channel, lines, expectedTotal: shown?.quote.total },
    ...(isPassing && { passing }),
  };
  if (channel === 'licensee')
    return {
      ...{ ...common, licenseNumber: account ?? '', address, city, postalCode, deliveryDetails },
      province: HOME_PROVINCE,
      ...(delivery && { delivery }),
      ...(kegCount(empties) > 0 && { collectEmpties: empties }),
    };
  const to = delivery?.kind === 'delivery' ? { ...delivery, address, postalCode } : delivery;
  return { ...common, phone, notes: deliveryDetails, ...(to && { delivery: to }) };
}
