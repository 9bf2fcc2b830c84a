import type { RemoteBlock } from '../applications.ts';
import type { KnownCalls } from './api-calls.ts';
import { earlyCallFindings } from './early-calls.ts';

const known = ['GET /api/admin/orders', 'GET /api/admin/orders/{id}', 'POST /api/admin/imports'];

const remote = {
  name: 'mfe_admin',
  basePath: '/admin',
  title: 'Staff',
  frame: {},
  addresses: ['', 'orders'],
};

const said = (earlyCalls: RemoteBlock['earlyCalls'], ...calls: [KnownCalls?]) =>
  earlyCallFindings({ app: 'mfe-admin', remote: { ...remote, earlyCalls } }, ...calls).map(
    ({ sentence }) => sentence,
  );

test('A remote passes whose early calls are reads of the API, on pages that it has', () => {
  const calls = ['/api/admin/orders?limit=1', '/api/admin/orders/CBO-1'];
  expect(said({ '': { all: calls }, orders: { '(width >= 768px)': calls } }, known)).toEqual([]);
  expect(said(undefined, known)).toEqual([]);
});

// RELEASE-2
test.each([
  '/api/admin/ordres',
  '/api/admin/imports',
  '/admin/orders',
  'https://evil.example/api/admin/orders',
  '//evil.example/api/admin/orders',
  '/api/admin/orders" onload="alert(1)',
  '/api/admin/orders#1',
])('A remote is refused whose early call is %s', (call) => {
  expect(said({ orders: { all: [call] } }, known)).toEqual([
    expect.stringContaining(`the early call ${call}, which the API does not have as a read.`),
  ]);
});

// RELEASE-2
test('A remote is refused whose early calls are for a page that it does not list', () => {
  expect(said({ ordres: { all: ['/api/admin/orders'] } }, known)).toEqual([
    expect.stringContaining("has early calls for 'ordres', which is none of its addresses."),
  ]);
});

test('Where no API answers, only the form of an early call is checked', () => {
  expect(said({ '': { all: ['/api/admin/ordres'] } })).toEqual([]);
  expect(said({ '': { all: ['/admin/orders'] } })).toHaveLength(1);
});
