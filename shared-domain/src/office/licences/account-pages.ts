import type { AccountRole } from './people.ts';

type AccountPage = { readonly label: string; readonly to: string; readonly role?: AccountRole };

const PAGES: readonly AccountPage[] = [
  { label: 'Orders', to: '/shop/orders' },
  { label: 'Kegs', to: '/shop/kegs' },
  { label: 'Scarce beer', to: '/shop/account/scarce-beer' },
  { label: 'Bills', to: '/shop/account/bills', role: 'bills' },
  { label: 'People', to: '/shop/account/people', role: 'manage' },
  { label: 'Your sign-in', to: '/shop/account' },
];

/** The pages that a person of an account with these roles sees, for the header's menu and the pages themselves (PEOPLE-2). */
export const accountPagesFor = (roles: readonly AccountRole[]): readonly AccountPage[] =>
  PAGES.filter(({ role }) => !role || roles.includes(role));
