/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staffCalls } from 'shared-domain/calls';
import { earlyAnswers } from './early-answers.ts';

const ORDERS = '/api/admin/orders?limit=1';
const WIDE = '/api/admin/dashboard?days=14';

/** A page with preloads, on a phone, whose network numbers its answers. */
function open(status = 200) {
  document.head.innerHTML = `
    <link rel="preload" as="fetch" href="/api/session">
    <link rel="preload" as="fetch" href="${ORDERS}">
    <link rel="preload" as="fetch" href="${WIDE}" media="(width >= 768px)">`;
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  const asked: string[] = [];
  const network = async (address: string) => {
    asked.push(address);
    // The test's browser has no Response.
    const number = asked.length;
    const answer = { ok: number > 1 || status < 400, number, json: async () => ({ number }) };
    return { ...answer, clone: () => answer } as unknown as Response;
  };
  const { fetch, known, arrived } = earlyAnswers(document, network);
  const ask = async (address: string, init: RequestInit = {}) =>
    ((await fetch(address, { method: 'GET', ...init })) as unknown as { number: number }).number;
  return { asked, ask, known, arrived };
}

afterEach(() => {
  document.head.innerHTML = '';
  jest.restoreAllMocks();
});

test('What the page asked for early is taken at once, for this width alone, and answers the first call', async () => {
  const { asked, ask } = open();
  expect(asked).toEqual([ORDERS]);
  expect(await ask(ORDERS)).toBe(1);
  expect(await ask(ORDERS)).toBe(2);
  expect(await ask(WIDE)).toBe(3);
});

test('What arrived is known before any call, until a call takes it', async () => {
  const { ask, known, arrived } = open();
  expect(known(ORDERS)).toBeUndefined();
  await arrived;
  expect([known(ORDERS), known(WIDE)]).toEqual([{ number: 1 }, undefined]);
  await ask(ORDERS);
  expect(known(ORDERS)).toBeUndefined();
  const refused = open(401);
  await refused.arrived;
  expect(refused.known(ORDERS)).toBeUndefined();
});

test('A refused early answer counts for nothing: someone may have signed in since', async () => {
  const { ask } = open(401);
  expect(await ask(ORDERS)).toBe(2);
});

test('An early answer is not given to a call of later, nor to a change', async () => {
  const { ask } = open();
  expect(await ask(ORDERS, { method: 'POST' })).toBe(2);
  expect(await ask(ORDERS)).toBe(3);
  const late = open();
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 11_000);
  expect(await late.ask(ORDERS)).toBe(2);
});

test('A call that is called off does not wait for its early answer', async () => {
  document.head.innerHTML = `<link rel="preload" as="fetch" href="${ORDERS}">`;
  const { fetch } = earlyAnswers(document, () => new Promise(() => undefined));
  const controller = new AbortController();
  const answer = fetch(ORDERS, { method: 'GET', signal: controller.signal });
  controller.abort();
  await expect(answer).rejects.toBeDefined();
});

test('Every early call in package.json is a read in the table of calls', () => {
  const { remote } = JSON.parse(readFileSync(join(process.cwd(), 'mfe-admin/package.json'), 'utf8'));
  const calls: string[] = Object.values(
    remote.earlyCalls as Record<string, Record<string, string[]>>,
  ).flatMap((page) => Object.values(page).flat());
  const reads = calls.map((call) => `GET ${call.replace(/\?.*/, '')}`);
  expect(reads.filter((read) => !Object.values<string>(staffCalls).includes(read))).toEqual([]);
  expect(calls).toContain(ORDERS);
});
