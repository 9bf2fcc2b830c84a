import { keyState, roleOfKey } from './index.ts';

// KEY-2
test.each([
  [['stock.write'], ['stock.write', 'catalogue.write'], 'warehouse'],
  [['catalogue.write'], ['stock.write', 'catalogue.write'], 'office'],
  [['stock.write', 'catalogue.write'], ['stock.write', 'catalogue.write'], 'office'],
  [['orders.read'], ['stock.write'], undefined],
  [[], ['orders.read'], undefined],
  [['orders.read'], [], undefined],
] as const)('A key for %j makes a call of %j with the role %s', (own, call, role) => {
  expect(roleOfKey(own, call)).toBe(role);
});

// KEY-3
test.each([
  [{}, 'active'],
  [{ expiresAt: '2026-12-01T08:00:00.001Z' }, 'active'],
  [{ expiresAt: '2026-12-01T08:00:00.000Z' }, 'ended'],
  [{ revokedAt: '2026-11-30T08:00:00.000Z', expiresAt: '2026-12-01T08:00:00.000Z' }, 'revoked'],
] as const)('A key with %j is %s', (key, state) => {
  expect(keyState(key, new Date('2026-12-01T08:00:00.000Z'))).toBe(state);
});
