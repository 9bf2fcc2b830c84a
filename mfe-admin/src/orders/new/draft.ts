import type { OrderingAccountJson } from 'shared-domain/contracts';
import type { Kegs } from 'shared-domain/kegs';
import type { ChosenDelivery } from '../delivery/index.ts';

/** A line of the order that is being entered. */
export type DraftLine = { productId: string; quantity: number };

/** The customer's part of the form; which fields are asked for depends on the channel. */
export type DraftForm = Partial<
  Record<
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'address'
    | 'city'
    | 'postalCode'
    | 'province'
    | 'deliveryDetails',
    string
  >
>;

/** An order that staff are entering (ORDER-25). */
export type OrderDraft = ChosenDelivery & {
  channel: 'licensee' | 'keg';
  /** The licence number. */
  account: string | null;
  form: DraftForm;
  lines: DraftLine[];
  /** Empty kegs to collect, by size. */
  empties: Kegs;
  savedAt?: string;
};

export const EMPTY_DRAFT: OrderDraft = {
  channel: 'licensee',
  account: null,
  form: {},
  lines: [],
  delivery: null,
  empties: {},
  passing: '',
};

/** Parses a stored draft, which an earlier release may have written. */
export function readDraft(stored: unknown): OrderDraft | null {
  const draft = (stored ?? {}) as Partial<OrderDraft>;
  const isOne = Array.isArray(draft.lines) && typeof draft.form === 'object' && draft.form !== null;
  return isOne ? { ...EMPTY_DRAFT, ...draft } : null;
}

/** Adds units of a product; a new product goes to the end. */
export function withUnits(lines: readonly DraftLine[], productId: string, quantity: number): DraftLine[] {
  const has = lines.some((line) => line.productId === productId);
  if (!has) return [...lines, { productId, quantity }];
  return lines.map((line) =>
    line.productId === productId ? { productId, quantity: Math.min(9999, line.quantity + quantity) } : line,
  );
}

/** The fields that an account fills in. */
export const filledBy = ({ form }: OrderingAccountJson): DraftForm => form as DraftForm;

/** A channel's form fields, in order. */
export const FIELDS = {
  licensee: ['firstName', 'lastName', 'email', 'address', 'city', 'postalCode'],
  keg: ['firstName', 'lastName', 'email', 'phone', 'address', 'postalCode'],
} as const satisfies Record<OrderDraft['channel'], readonly (keyof DraftForm)[]>;

export const FIELD_LABELS: Readonly<Record<keyof DraftForm, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  postalCode: 'Postal code',
  province: 'Province',
  deliveryDetails: 'Note for the driver',
};
