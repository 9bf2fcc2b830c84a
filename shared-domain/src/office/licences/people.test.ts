import { accountRolesText, personChangeProblem, personStateOf } from './people.ts';

const invitedAt = new Date('2026-11-20T17:00:00.000Z');
const at = (text: string) => new Date(text);

// PEOPLE-4
test.each([
  ['at once', { invitedAt }, invitedAt, 'invited'],
  ['a millisecond before seven days are over', { invitedAt }, at('2026-11-27T16:59:59.999Z'), 'invited'],
  ['after seven days', { invitedAt }, at('2026-11-27T17:00:00.000Z'), 'ended'],
  ['a year after they joined', { invitedAt, joinedAt: invitedAt }, at('2027-11-27T17:00:00.000Z'), 'joined'],
] as const)('an invitation, %s, is %s', (_when, invitation, now, state) => {
  expect(personStateOf(invitation, now)).toBe(state);
});

// PEOPLE-2
test('roles are named in one order', () => {
  expect(accountRolesText(['manage', 'order', 'bills'])).toBe('Order, see bills, manage people');
  expect(accountRolesText(['bills'])).toBe('See bills');
});

const ANA = { email: 'ana@gull.example', roles: ['order', 'manage'] as const };
const BO = { email: 'bo@gull.example', roles: ['bills'] as const };
const CY = { email: 'cy@gull.example', roles: ['manage'] as const };
const LAST =
  'This is the only person who can manage people. Let another person manage people first, or ask us.';

// PEOPLE-5
test.each([
  ['the only manager leaves', [ANA, BO], ANA.email, undefined, LAST],
  ['the only manager gives up managing', [ANA, BO], ANA.email, ['order'], LAST],
  ['the only manager stops ordering', [ANA, BO], ANA.email, ['manage'], undefined],
  ['one of two managers leaves', [ANA, CY], ANA.email, undefined, undefined],
  ['someone else leaves', [ANA, BO], BO.email, undefined, undefined],
  ['someone is invited', [ANA], 'di@gull.example', ['order'], undefined],
] as const)('%s', (_what, people, email, wanted, problem) => {
  expect(personChangeProblem(people, email, wanted)).toBe(problem);
});
