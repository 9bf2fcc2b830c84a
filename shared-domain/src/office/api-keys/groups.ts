import { hasRightsOf, type StaffRole } from '../staff/index.ts';

type Group = { label: string; detail: string; role: StaffRole };

/** What an API key may be allowed, in display order; its calls have the rights of the group's role, but only the group's calls (KEY-2). */
export const KEY_GROUPS = {
  'catalogue.read': {
    label: 'Read the catalogue',
    detail: 'Products, prices, stock and suppliers',
    role: 'office',
  },
  'stock.write': {
    label: 'Change stock',
    detail: 'Cases, kegs and loose units; no prices',
    role: 'warehouse',
  },
  'catalogue.write': {
    label: 'Change products',
    detail: 'Everything about a product, prices too',
    role: 'office',
  },
  'files.write': {
    label: 'Upload files',
    detail: 'Price lists, descriptions and licences; a person reviews and applies them',
    role: 'office',
  },
  'orders.read': {
    label: 'Read orders',
    detail: 'Orders with customers, invoices and packing slips',
    role: 'office',
  },
  'orders.write': {
    label: 'Handle orders',
    detail: 'Place orders for accounts, and change their status',
    role: 'office',
  },
  'accounts.read': {
    label: 'Read accounts',
    detail: 'Licences, their figures and their kegs',
    role: 'office',
  },
  'accounting.read': { label: 'Read accounting', detail: 'Figures and files of a period', role: 'office' },
  'leads.read': { label: 'Read leads', detail: 'People who wait for the retail store', role: 'office' },
} as const satisfies Record<string, Group>;
export type KeyGroup = keyof typeof KEY_GROUPS;

/** Every group, in display order. */
export const KEY_GROUP_NAMES = Object.keys(KEY_GROUPS) as [KeyGroup, ...KeyGroup[]];

/** The role with which a key makes a call that these groups contain; undefined if the key has none of them. */
export function roleOfKey(own: readonly KeyGroup[], call: readonly KeyGroup[]): StaffRole | undefined {
  const roles = call.filter((group) => own.includes(group)).map((group) => KEY_GROUPS[group].role);
  return roles.find((role) => roles.every((other) => hasRightsOf(role, other)));
}

/** A key's state at an instant: 'ended' after its last day, 'revoked' for good. */
export function keyState(
  { expiresAt, revokedAt }: { expiresAt?: string | undefined; revokedAt?: string | undefined },
  now: Date,
): 'active' | 'ended' | 'revoked' {
  if (revokedAt !== undefined) return 'revoked';
  return expiresAt !== undefined && now >= new Date(expiresAt) ? 'ended' : 'active';
}
