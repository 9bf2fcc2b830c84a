import type { OrderingAccountJson } from 'shared-domain/contracts';
import type { Kegs } from 'shared-domain/kegs';

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
export type OrderDraft = {
  channel: 'licensee' | 'keg';
  /** The licence number. */
  account: string | null;
  form: DraftForm;
  lines: DraftLine[];
  delivery: { kind: 'delivery'; day: string } | { kind: 'pick-up' } | null;
  /** Empty kegs to collect, by size. */
  empties: Kegs;
  /** Why a cut-off or a minimum is passed. */
  passing: string;
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

/** Reads what an earlier release may have stored. */
export function readDraft(stored: unknown): OrderDraft | null {
  const draft = (stored ?? {}) as Partial<OrderDraft>;
  const isOne = Array.isArray(draft.lines) && typeof draft.form === 'object' && draft.form !== null;
  return isOne ? { ...EMPTY_DRAFT, ...draft } : null;
}

/** The lines with some units more of a product, which goes to the end if it is new. */
export function withUnits(lines: readonly DraftLine[], productId: string, quantity: number): DraftLine[] {
  const has = lines.some((line) => line.productId === productId);
  if (!has) return [...lines, { productId, quantity }];
  return lines.map((line) =>
    line.productId === productId ? { productId, quantity: Math.min(9999, line.quantity + quantity) } : line,
  );
}

/** What an account fills in. */
export const filledBy = ({ form }: OrderingAccountJson): DraftForm => form as DraftForm;

/** The fields of a channel's form, in their order. */
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
