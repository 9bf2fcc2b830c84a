import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { drawLot, sealOf, shareUnits } from 'shared-domain/licences';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

// ALLOCATION-10
test.each([
  ['as it was published', (shown: object) => shown, 0, '305-218 was drawn'],
  ['with another seed', (shown: object) => ({ ...shown, seed: SEED.replace('00', '01') }), 1, 'another seed'],
  [
    'with a result that was changed',
    (shown: { draws: { got: number }[] }) => ({
      ...shown,
      draws: shown.draws.map((one, place) => (place === 0 ? { ...one, got: one.got + 1 } : one)),
    }),
    1,
    'differs',
  ],
])('the script repeats a result %s', async (_, change, status, words) => {
  const asked: Record<string, number> = { '305-218': 6, '301-442': 6, '304-660': 1, '309-813': 2 };
  const drawn = await drawLot(SEED, 'log-2024', Object.keys(asked));
  const { got } = shareUnits(
    8,
    4,
    drawn.map(({ account }) => asked[account] ?? 0),
  );
  const published = {
    id: 'log-2024',
    units: 8,
    most: 4,
    seed: SEED,
    seal: await sealOf(SEED),
    draws: drawn.map(({ account, value }, place) => ({
      value,
      asked: asked[account] ?? 0,
      got: got[place] ?? 0,
    })),
  };
  const script = path.join(import.meta.dirname, '../../../docs/allocation.mjs');
  const ran = spawnSync(process.execPath, [script, '-', '305-218'], {
    input: JSON.stringify(change(published)),
    encoding: 'utf8',
  });
  expect([ran.status, ran.stdout + ran.stderr]).toEqual([status, expect.stringContaining(words)]);
});
