import fc from 'fast-check';
import { hasOwner, hasRightsOf, STAFF_ROLES, type StaffRole, withPerson } from './index.ts';

const role = fc.constantFrom<StaffRole>(...STAFF_ROLES);

// STAFF-26
test.each([
  ['owner', 'owner office warehouse driver'],
  ['office', 'office warehouse driver'],
  ['warehouse', 'warehouse driver'],
  ['driver', 'driver'],
] as const)('%s has the rights of: %s', (own, rights) => {
  expect(STAFF_ROLES.filter((least) => hasRightsOf(own, least)).sort()).toEqual(rights.split(' ').sort());
});

test('A list has each address once, the last role it was given', () => {
  const person = fc.record({ email: fc.constantFrom('a@x', 'b@x', 'c@x'), role });
  fc.assert(
    fc.property(fc.array(person), (people) => {
      const list = people.reduce<ReturnType<typeof withPerson>>(withPerson, []);
      expect(new Set(list.map(({ email }) => email)).size).toBe(list.length);
      for (const one of list) expect(people.findLast(({ email }) => email === one.email)).toEqual(one);
    }),
  );
});

// STAFF-28
test('A list without an owner is recognised', () => {
  const nora = { email: 'nora@cbo.example', role: 'owner' as const };
  expect(hasOwner([nora])).toBe(true);
  expect(hasOwner(withPerson([nora], { ...nora, role: 'office' }))).toBe(false);
  expect(hasOwner([])).toBe(false);
});
