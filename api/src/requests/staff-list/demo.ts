import { company } from 'shared-domain/company';
import type { StaffPerson } from 'shared-domain/staff';
import type { Deps } from '../../foundation/dependencies.ts';
import { readStaffList } from './model.ts';
import { saveStaffList } from './save.ts';

const PEOPLE: readonly [name: string, role: StaffPerson['role']][] = [
  ['devon.okafor', 'driver'],
  ['maya.lindqvist', 'warehouse'],
  ['nora.whitfield', 'owner'],
  ['piet.novak', 'office'],
];

/** The demo list of staff, unless a list exists. */
export async function listDemoStaff(deps: Deps, who: string): Promise<void> {
  const { version } = await readStaffList(deps.connection);
  if (version > 0) return;
  const people = PEOPLE.map(([name, role]) => ({ email: `${name}@${company.staffDomain}`, role }));
  await saveStaffList(deps, who, { people, version }, { mail: false });
}
