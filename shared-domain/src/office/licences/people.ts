/** What a person of an account may do (PEOPLE-2). A person has one or more of them. */
export const ACCOUNT_ROLES = ['order', 'bills', 'manage'] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export const ACCOUNT_ROLE_LABELS: Readonly<Record<AccountRole, string>> = {
  order: 'Order',
  bills: 'See bills',
  manage: 'Manage people',
};

/** How long an invitation can be accepted, in days (PEOPLE-4). */
export const INVITATION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Roles in words, in the table's order: 'Order, see bills'. */
export function accountRolesText(roles: readonly AccountRole[]): string {
  const text = ACCOUNT_ROLES.filter((role) => roles.includes(role))
    .map((role) => ACCOUNT_ROLE_LABELS[role].toLowerCase())
    .join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** When a person was invited, and when they first signed in after that. */
type Invitation = { readonly invitedAt: Date; readonly joinedAt?: Date | undefined };

/** The instant at which an invitation ends (PEOPLE-4). */
export const invitationEnd = ({ invitedAt }: Pick<Invitation, 'invitedAt'>): Date =>
  new Date(invitedAt.getTime() + INVITATION_DAYS * DAY_MS);

export type PersonState = 'joined' | 'invited' | 'ended';

/** Whether a person has joined, still can, or was invited too long ago (PEOPLE-4). */
export function personStateOf(invitation: Invitation, now: Date): PersonState {
  if (invitation.joinedAt) return 'joined';
  return now < invitationEnd(invitation) ? 'invited' : 'ended';
}

type Manager = { readonly email: string; readonly roles: readonly AccountRole[] };

/**
 * Why a person of the account may not make this change to another one, in words; undefined if they may (PEOPLE-5).
 * @param people the account's people who have joined
 * @param wanted the person's new roles; undefined if they are removed
 */
export function personChangeProblem(
  people: readonly Manager[],
  email: string,
  wanted: readonly AccountRole[] | undefined,
): string | undefined {
  const manages = (one: Manager) => one.roles.includes('manage');
  const others = people.filter((one) => one.email !== email && manages(one));
  const isManager = people.some((one) => one.email === email && manages(one));
  if (!isManager || wanted?.includes('manage') || others.length > 0) return undefined;
  return 'This is the only person who can manage people. Let another person manage people first, or ask us.';
}
