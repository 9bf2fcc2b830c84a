import { brokenCalls, type Contract, type Contracts, type Schema } from './compatibility.ts';
import { contractsNow, snapshots } from './snapshots.ts';

const text: Schema = { type: 'string' };
const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});
const CALL = 'POST /api/orders';
const asked = (request: Schema): Contract => ({ sends: { request } });
const answered = (gets: Schema): Contract => ({ sends: {}, gets });
const broken = (then: Contract, now?: Contract) =>
  brokenCalls({ [CALL]: then }, (now ? { [CALL]: now } : {}) as Contracts);

/** The flags' card of staff pages made before 28 November 2026, which are asked to reload and come back without it (ADR 014). */
const ACCEPTED = [
  'GET /api/admin/flags: it is gone',
  'PATCH /api/admin/settings: request.flags is no longer read',
];

/** A page made before 29 November 2026 shows the imports of its own three kinds only. */
const OTHER_IMPORTS = /\/api\/admin\/imports.*kind may be suppliers$/;

// API-15
describe('A page of an earlier release goes on working', () => {
  test.each(snapshots())('which was made with the contracts of %s', (_day, then) => {
    const broken = brokenCalls(then, contractsNow());
    expect(broken.filter((call) => !ACCEPTED.includes(call) && !OTHER_IMPORTS.test(call))).toEqual([]);
  });

  test.each<[string, Contract, Contract]>([
    ['a field that may be sent', asked(object({ a: text })), asked(object({ a: text, b: text }, ['a']))],
    ['a field in the answer', answered(object({ a: text })), answered(object({ a: text, b: text }))],
    ['a longer text', asked({ type: 'string', maxLength: 5 }), asked({ type: 'string', maxLength: 9 })],
    ['another kind that may be sent', asked({ enum: ['a'] }), asked({ enum: ['a', 'b'] })],
    ['a narrower answer', answered({ anyOf: [text, { type: 'null' }] }), answered(text)],
    ['whole numbers in the answer', answered({ type: 'number' }), answered({ type: 'integer' })],
  ])('after %s was added', (_what, then, now) => {
    expect(broken(then, now)).toEqual([]);
  });

  test.each<[string, Contract, Contract | undefined, string]>([
    ['a call that is gone', asked(text), undefined, 'it is gone'],
    [
      'a new field that must be sent',
      asked(object({ a: text })),
      asked(object({ a: text, b: text })),
      'request.b may be missing',
    ],
    [
      'a field that is no longer read',
      asked(object({ a: text, b: text })),
      asked(object({ a: text })),
      'request.b is no longer read',
    ],
    ['a body that is no longer read', asked(text), { sends: {} }, 'request is no longer read'],
    ['a shorter text', asked(text), asked({ type: 'string', maxLength: 9 }), 'request has a lower maxLength'],
    ['a kind that is refused', asked({ enum: ['a', 'b'] }), asked({ enum: ['a'] }), 'request may be b'],
    [
      'a field that left the answer',
      answered(object({ a: text })),
      answered(object({})),
      'answer.a may be missing',
    ],
    [
      'another type in the answer',
      answered(object({ a: text })),
      answered(object({ a: { type: 'number' } })),
      'answer.a may be number where string is expected',
    ],
    [
      'a new kind in the answer',
      answered({ enum: ['a'] }),
      answered({ enum: ['a', 'b'] }),
      'answer may be b',
    ],
    [
      'an answer that may be empty',
      answered({ type: 'array', items: text }),
      answered({ type: 'array', items: { anyOf: [text, { type: 'null' }] } }),
      'answer[] may be null where string is expected',
    ],
  ])('unless %s is noticed', (_what, then, now, why) => {
    expect(broken(then, now)).toEqual([`${CALL}: ${why}`]);
  });
});
