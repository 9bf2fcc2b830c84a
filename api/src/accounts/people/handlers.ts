import type { Request } from 'express';
import { compareNames } from 'shared-domain/catalogue';
import { company } from 'shared-domain/company';
import type { AccountPeopleJson } from 'shared-domain/contracts';
import { invitationEnd, personChangeProblem, personStateOf } from 'shared-domain/licences';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { memberIn } from '../../requests/protections/index.ts';
import { type LicenseeDocument, licenseeModel, presentLicensee } from '../licences/index.ts';
import { changePeople } from './change.ts';

type Names =
  | 'accountPeople'
  | 'invitePerson'
  | 'changePerson'
  | 'removePerson'
  | 'letInPerson'
  | 'shutOutPerson';

/** The people of an account: for its managers, and for staff. */
export function peopleHandlers(deps: Deps): Handlers<Names> {
  const changed = async (request: Request, wanted: Omit<Parameters<typeof changePeople>[3], 'refuse'>) => {
    const { email: own, licenseNumber } = await memberIn(deps, request);
    const changer = { who: own, by: (await deps.readPerson(own)).name };
    const refuse = (account: LicenseeDocument) => refuseChange(account, wanted);
    return present(deps, await changePeople(deps, changer, licenseNumber, { ...wanted, refuse }), own);
  };
  const byStaff = async (who: string, number: string, wanted: Parameters<typeof changePeople>[3]) =>
    presentLicensee(await changePeople(deps, { who, by: company.name }, number, wanted));
  return {
    accountPeople: async ({ request }) => {
      const { email, licenseNumber } = await memberIn(deps, request);
      const account = await licenseeModel(deps.connection).findById(licenseNumber).lean<LicenseeDocument>();
      if (!account) throw problem('account_refused');
      return present(deps, account, email);
    },
    invitePerson: ({ body: { name, email, roles }, request }) =>
      changed(request, { name, email: email.toLowerCase(), roles }),
    changePerson: ({ params: { email }, body: { roles }, request }) => changed(request, { email, roles }),
    removePerson: ({ params: { email }, request }) =>
      changed(request, { email, roles: undefined, leaves: true }),
    letInPerson: ({ params: { number, email }, body: { roles }, staff }) =>
      byStaff(staff.email, number, { email, roles }),
    shutOutPerson: ({ params: { number, email }, staff }) =>
      byStaff(staff.email, number, { email, roles: undefined }),
  };
}

function refuseChange(
  { contacts = [] }: LicenseeDocument,
  { email, roles }: { email: string; roles: Parameters<typeof personChangeProblem>[2] },
) {
  const joined = contacts.flatMap(({ person }) => (person?.joinedAt ? [person] : []));
  const reason = personChangeProblem(joined, email, roles);
  if (reason) throw problem('person_refused', { values: { reason } });
}

function present({ clock }: Deps, { contacts = [] }: LicenseeDocument, own: string): AccountPeopleJson {
  const people = contacts.flatMap(({ name, email, person }) => {
    if (!person) return [];
    const state = personStateOf(person, clock());
    return {
      ...{ name, email, roles: person.roles, state },
      ...(state === 'joined' ? {} : { until: invitationEnd(person).toISOString() }),
      ...(person.email === own ? { isYou: true as const } : {}),
    };
  });
  return { people: people.sort((one, other) => compareNames(one.name, other.name)) };
}
