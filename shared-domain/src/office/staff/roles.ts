/** The roles of staff, each with the rights of those before it (STAFF-26). */
export const STAFF_ROLES = ['driver', 'warehouse', 'office', 'owner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Whether a role has the rights of `least`. */
export const hasRightsOf = (role: StaffRole, least: StaffRole): boolean =>
  STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(least);

/** What the warehouse changes of a product; everything else needs the role 'office' (STAFF-42). */
const STOCK_FIELDS: readonly string[] = ['stock', 'looseUnits'];

/** Whether a role may change these fields of a product (STAFF-42). */
export const mayChangeFields = (role: StaffRole, fields: readonly string[]): boolean =>
  hasRightsOf(role, 'office') || fields.every((field) => STOCK_FIELDS.includes(field));

/** A role's display name: 'Owner'. */
export const roleName = (role: StaffRole): string => `${role.charAt(0).toUpperCase()}${role.slice(1)}`;

/** What each role is for, in words for pages and mails. */
export const ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
  driver: 'The day’s runs and the driver’s page',
  warehouse: 'Stock, orders, deliveries and kegs',
  office: 'The whole shop, its settings, files and releases',
  owner: 'Everything, and the list of staff',
};

/** A person on the list of staff. */
export type StaffPerson = { email: string; role: StaffRole };

/** Whether the list has an owner; without one no one could change it. */
export const hasOwner = (people: readonly StaffPerson[]): boolean =>
  people.some(({ role }) => role === 'owner');

/** Adds a person or changes their role; the list stays sorted by address. */
export const withPerson = (people: readonly StaffPerson[], person: StaffPerson): StaffPerson[] =>
  [...people.filter(({ email }) => email !== person.email), person].sort((one, other) =>
    one.email.localeCompare(other.email, 'en'),
  );
