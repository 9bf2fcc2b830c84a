import mongoose from 'mongoose';
import { fields } from 'shared-domain/contracts';
import { z } from 'zod';
import { modelOf, presented, type Stored, schemaOf } from './described.ts';

const json = z.object({
  name: z.string(),
  at: fields.instant.describe('When it came'),
  until: fields.instant.optional(),
  parts: z.array(z.object({ size: z.number(), made: fields.instant })),
  place: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('shelf'), number: z.number() }),
      z.object({ kind: z.literal('floor') }),
    ])
    .optional(),
});
const stored = json.extend({ _id: z.string(), secret: z.string(), notes: z.array(z.string()).optional() });
const Thing = modelOf<Stored<typeof stored>>(
  'Described',
  schemaOf(stored, { collection: 'described' }),
)(mongoose.createConnection());

const at = new Date('2026-11-20T18:00:00Z');
const thing = {
  ...{ _id: 'a', name: '', at, secret: 'hidden' },
  parts: [{ size: 1, made: at }],
  place: { kind: 'shelf', number: 3 },
} satisfies Stored<typeof stored>;

const checked = async (value: object) => {
  const document = new Thing(value);
  await document.validate();
  return document.toObject();
};

test('a document has the values that its description names, and nothing is added', async () => {
  expect(await checked(thing)).toEqual(thing);
});

test.each([
  ['a path that it lacks', { ...thing, colour: 'red' }, 'colour'],
  ['a path that a part lacks', { ...thing, parts: [{ size: 1, made: at, colour: 'red' }] }, 'colour'],
  ['a missing value', { ...thing, secret: undefined }, 'secret'],
])('%s is refused', async (_what, value, path) => {
  await expect(checked(value)).rejects.toThrow(path);
});

test('what only another member of a union has may be missing', async () => {
  expect((await checked({ ...thing, place: { kind: 'floor' } })).place).toEqual({ kind: 'floor' });
});

test('JSON has what its description names, with instants as text', () => {
  const shown = {
    ...{ name: '', at: '2026-11-20T18:00:00.000Z' },
    parts: [{ size: 1, made: '2026-11-20T18:00:00.000Z' }],
    place: { kind: 'shelf', number: 3 },
  };
  expect(presented(json, { ...thing, until: null } as never)).toEqual(shown);
  expect(presented(json, new Thing(thing))).toEqual(shown);
});
