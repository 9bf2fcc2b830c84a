import { type Endpoint, endpoints } from 'shared-domain/contracts';
import { callsThatReach } from './source-calls.ts';

const table = Object.entries(endpoints as Record<string, Endpoint>);
const staffCalls = table.filter(([, { who }]) => who === 'staff').map(([name]) => name);

/** Asks the payment service for a refund, or leaves that to the worker. */
const MONEY = /refunds\s*\.create\(|followUp\('refund'|'followUps\.\$\.state': 'due'/;
/** Takes stock for an order. */
const GOODS = /\bholdStock\(/;

// STAFF-36
test('every staff call whose handler can send money out needs a recent passkey', () => {
  const protectedCalls = table
    .filter(([, { recentPasskey }]) => recentPasskey && recentPasskey !== 'long')
    .map(([name]) => name);
  const found = callsThatReach(staffCalls, MONEY);
  expect(found).toEqual(['editOrder', 'refundOrder', 'repairFinding', 'retryFollowUp']);
  expect(found.filter((name) => !protectedCalls.includes(name))).toEqual([]);
});

test('no call of anyone else can send money out', () => {
  const others = table.filter(([, { who }]) => who !== 'staff').map(([name]) => name);
  expect(callsThatReach(others, MONEY)).toEqual([]);
});

// STAFF-36
test('the staff calls that can send goods out are the daily work that the rule names', () => {
  expect(callsThatReach(staffCalls, GOODS)).toEqual([
    'changeOrderStatus',
    'changeOrderStatuses',
    'editOrder',
    'moveDay',
    'placeStaffOrder',
    'reverseCredit',
  ]);
});
