import { spawnSync } from 'node:child_process';
import path from 'node:path';
import fc from 'fast-check';
import { drawLot, sealOf, shareUnits } from 'shared-domain/licences';
import type { AllocationDocument } from './model.ts';
import { presentResult } from './present.ts';

const SCRIPT = path.join(import.meta.dirname, '../../../../docs/allocation.mjs');
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ID = 'log-2024';

type Published = ReturnType<typeof presentResult>;

/** What the API publishes of a sharing among accounts that asked for so much. */
async function published(seed: string, units: number, most: number, asked: Record<string, number>) {
  const drawn = await drawLot(seed, ID, Object.keys(asked));
  const inOrder = drawn.map(({ account }) => asked[account] ?? 0);
  const { got } = shareUnits(units, most, inOrder);
  const shares = drawn.map(({ value }, place) => ({ value, asked: inOrder[place], got: got[place] }));
  const allocation = { _id: ID, productId: 'CTR-136', units, most, seed, seal: await sealOf(seed), shares };
  return presentResult(allocation as unknown as AllocationDocument);
}

function repeat(result: Published, ...licence: string[]): [status: number | null, said: string] {
  const input = JSON.stringify(result);
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...licence], {
    input,
    encoding: 'utf8',
  });
  return [status, stdout + stderr];
}

const changed = (result: Published, change: (draws: Published['draws']) => Published['draws']) => ({
  ...result,
  draws: change(result.draws),
});

// ALLOCATION-10
test.each([
  ['as it was published', (shown: Published) => shown, 0, 'Yes: 305-218 was drawn 4 of 4 and got 2'],
  [
    'with another seed',
    (shown: Published) => ({ ...shown, seed: SEED.replace('00', '01') }),
    1,
    'No: The seed is the one that was sealed',
  ],
  [
    'with another order of the lot',
    (shown: Published) => changed(shown, (draws) => [...draws].reverse()),
    1,
    'No: The lot is in order',
  ],
  [
    'with a share that was changed',
    (shown: Published) =>
      changed(shown, ([first, ...rest]) => (first ? [{ ...first, got: first.got + 1 }, ...rest] : rest)),
    1,
    'No: The rounds give what was published',
  ],
  [
    'without this account',
    (shown: Published) => changed(shown, (draws) => draws.slice(0, -1)),
    1,
    'No: 305-218 was drawn 0 of 3',
  ],
])('the script repeats a result %s', async (_, change, status, text) => {
  const asked = { '305-218': 6, '301-442': 6, '304-660': 1, '309-813': 2 };
  const result = change(await published(SEED, 8, 4, asked));
  expect(repeat(result, '305-218')).toEqual([status, expect.stringContaining(text)]);
});

// ALLOCATION-10
test('the script agrees with the sharing, whatever is asked, and names the share of each account', async () => {
  const seeds = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('hex'));
  const requests = fc.dictionary(fc.stringMatching(/^3\d{2}-\d{3}$/), fc.integer({ min: 1, max: 9 }), {
    minKeys: 1,
    maxKeys: 25,
  });
  await fc.assert(
    fc.asyncProperty(
      seeds,
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 8 }),
      requests,
      async (seed, units, most, asked) => {
        const result = await published(seed, units, most, asked);
        const drawn = await drawLot(seed, ID, Object.keys(asked));
        const place = drawn.length - 1;
        const got = result.draws[place]?.got;
        const [status, said] = repeat(result, drawn[place]?.account ?? '');
        expect(said).toContain(`was drawn ${drawn.length} of ${drawn.length} and got ${got}`);
        expect(status).toBe(0);
        expect(repeat(result)[0]).toBe(0);
      },
    ),
    { numRuns: process.env.VERIFY === 'true' ? 200 : 12 },
  );
});
