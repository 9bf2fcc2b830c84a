import type { LicenceJson, StoredContact } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { type AccountRole, accountRolesText, invitationEnd, personStateOf } from 'shared-domain/licences';
import { useChange, useToast } from '../../data/calls/index.ts';
import { dayInMonth } from '../../kit/moments/index.ts';

/** Letting an account's contacts sign in to the shop, and ending it (PEOPLE-4, PEOPLE-6). Each resolves to whether it was saved. */
export function useContactSignIn({ licenseNumber: number }: LicenceJson) {
  const toast = useToast();
  const { send: letIn } = useChange('letInPerson', { topic: 'licences' });
  const { send: shutOut } = useChange('shutOutPerson', { topic: 'licences' });
  return {
    letIn: async ({ name, email, person }: StoredContact, roles: AccountRole[]): Promise<boolean> => {
      const result = await letIn({ params: { number, email }, body: { roles } });
      if (!result.ok) toast.failed('Not saved', result.problem.detail);
      else if (person?.joinedAt) toast.done(`The sign-in of ${name} was changed`, `They are told by email.`);
      else toast.done(`${name} is invited`, 'The invitation ends after 7 days.');
      return result.ok;
    },
    shutOut: async ({ name, email }: StoredContact): Promise<boolean> => {
      const result = await shutOut({ params: { number, email } });
      if (!result.ok) toast.failed('Not saved', result.problem.detail);
      else toast.done(`${name} can no longer sign in`, 'They stay a contact, and are told by email.');
      return result.ok;
    },
  };
}

/** What a contact may do in the shop, or how their invitation stands; undefined if they can't sign in. */
export function signInText({ person }: StoredContact, now: Date): string | undefined {
  if (!person) return undefined;
  const invitation = {
    invitedAt: new Date(person.invitedAt),
    joinedAt: person.joinedAt ? new Date(person.joinedAt) : undefined,
  };
  const state = personStateOf(invitation, now);
  const may = accountRolesText(person.roles);
  if (state === 'joined') return `Signs in: ${may}`;
  if (state === 'ended') return `The invitation has ended: ${may}`;
  return `Invited until ${dayInMonth(dayOf(invitationEnd(invitation)))}: ${may}`;
}
