import fc from 'fast-check';
import { instantAt } from '../../../foundation/dates/index.ts';
import {
  drawLot,
  isByLot,
  momentText,
  orderableUnits,
  phaseOf,
  reasonText,
  sealOf,
  shareUnits,
  unitName,
} from './index.ts';

const { process } = globalThis as unknown as { process: { env: { VERIFY?: string } } };
const CASES = { numRuns: process.env.VERIFY === 'true' ? 10_000 : 1_000 };

/** Requests with most units of each, and units in all. */
const given = fc.record({
  units: fc.nat(60),
  most: fc.integer({ min: 1, max: 8 }),
  asked: fc.array(fc.nat(10), { maxLength: 25 }),
});
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

// ALLOCATION-4
test.each([
  ['nobody asks', 10, 6, [], []],
  ['there is nothing', 0, 6, [2, 3], [0, 0]],
  ['there is enough', 10, 6, [2, 3], [2, 3]],
  ['it comes out even', 4, 6, [2, 2], [2, 2]],
  ['the last round goes by lot', 5, 6, [3, 3, 3], [2, 2, 1]],
  ['there are fewer units than accounts', 2, 6, [1, 5, 1], [1, 1, 0]],
  ['who asked for little has enough', 7, 6, [1, 6, 1, 6], [1, 3, 1, 2]],
  ['someone asks for more than the most', 9, 2, [9, 1], [2, 1]],
  ['someone asks for none', 3, 6, [0, 2, 2], [0, 2, 1]],
])('where %s, %i units with at most %i each for %j are %j', (_, units, most, asked, got) => {
  expect(shareUnits(units, most, asked).got).toEqual(got);
});

// ALLOCATION-4
test('40 accounts that ask for 180 of 96 share two whole rounds and sixteen by lot', () => {
  const asked = [...Array(20).fill(6), ...Array(20).fill(3)];
  const { got, rounds } = shareUnits(96, 6, asked);
  expect(rounds).toEqual([
    { wanting: 40, given: 40, left: 56 },
    { wanting: 40, given: 40, left: 16 },
    { wanting: 40, given: 16, left: 0 },
  ]);
  expect(rounds.map(isByLot)).toEqual([false, false, true]);
  expect(got).toEqual([...Array(16).fill(3), ...Array(24).fill(2)]);
});

// ALLOCATION-4
test('no account gets more than there is, than it asked for, or than its maximum', () => {
  fc.assert(
    fc.property(given, ({ units, most, asked }) => {
      const { got } = shareUnits(units, most, asked);
      expect(sum(got)).toBe(Math.min(units, sum(asked.map((one) => Math.min(one, most)))));
      expect(got.every((one, place) => one <= Math.min(most, asked[place] ?? 0))).toBe(true);
    }),
    CASES,
  );
});

// ALLOCATION-4
test('two accounts with the same request differ by at most 1', () => {
  fc.assert(
    fc.property(given, ({ units, most, asked }) => {
      const { got } = shareUnits(units, most, asked);
      const spans = [...Map.groupBy(asked.keys(), (place) => asked[place]).values()].map((alike) => {
        const their = alike.map((place) => got[place] ?? 0);
        return Math.max(...their) - Math.min(...their);
      });
      expect(Math.max(0, ...spans)).toBeLessThanOrEqual(1);
    }),
    CASES,
  );
});

// ALLOCATION-4
test('more units take none from anybody', () => {
  fc.assert(
    fc.property(given, fc.integer({ min: 1, max: 20 }), ({ units, most, asked }, more) => {
      const before = shareUnits(units, most, asked).got;
      const after = shareUnits(units + more, most, asked).got;
      expect(before.every((one, place) => one <= (after[place] ?? 0))).toBe(true);
    }),
    CASES,
  );
});

const seedText = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
const licences = fc.uniqueArray(fc.stringMatching(/^3\d{2}-\d{3}$/), { maxLength: 3 });

// ALLOCATION-5
test('the same seed gives the same result, in whichever order the requests came', async () => {
  await fc.assert(
    fc.asyncProperty(seedText, licences, fc.nat(12), async (seed, accounts, units) => {
      const shared = async (order: string[]) => {
        const drawn = await drawLot(seed, 'A1', order);
        const { got } = shareUnits(
          units,
          3,
          drawn.map(({ account }) => Number(account.at(-1))),
        );
        return drawn.map(({ account }, place) => [account, got[place]]);
      };
      expect(await shared([...accounts].reverse())).toEqual(await shared(accounts));
    }),
    CASES,
  );
}, 60_000);

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

const LOT = [
  { account: '304-660', value: '46dced83cbc9ca15771ea86c387152ccd4f164fc4d5d576e91dc4695fa6b172e' },
  { account: '301-442', value: '501007b2e5906e4abb4f2e971431a4b7a27349aa42ee7d361a77957ee69f1d8f' },
  { account: '305-218', value: '9e1b5df815f34eafb9ff63caff09c5cd0c100a456a52a33aaf26caab73435133' },
];

// ALLOCATION-5, ALLOCATION-6
test('the lot and the seal are those of openssl', async () => {
  expect(await sealOf(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  expect(await drawLot(SEED, 'log-2024', ['305-218', '301-442', '304-660'])).toEqual(LOT);
});

const rounds = (units: number, most: number, asked: number[]) => shareUnits(units, most, asked).rounds;
const asked40 = [...Array(20).fill(6), ...Array(20).fill(3)];

// ALLOCATION-7
test.each([
  [
    { asked: 6, got: 3, accounts: 40, askedInAll: 180, units: 96, rounds: rounds(96, 6, asked40) },
    'You asked for 6 cases. 40 accounts asked for 180 of 96. Two rounds went to everyone (80 cases), the last 16 by lot: you got 3.',
  ],
  [
    { asked: 1, got: 1, accounts: 3, askedInAll: 7, units: 9, rounds: rounds(9, 6, [1, 3, 3]) },
    'You asked for 1 case. 3 accounts asked for 7 of 9. Everyone got what they asked for: you got 1.',
  ],
  [
    { asked: 3, got: 2, accounts: 3, askedInAll: 7, units: 5, rounds: rounds(5, 6, [1, 3, 3]) },
    'You asked for 3 cases. 3 accounts asked for 7 of 5. Two rounds went to everyone who still wanted one (5 cases): you got 2.',
  ],
  [
    { asked: 2, got: 0, accounts: 3, askedInAll: 6, units: 2, rounds: rounds(2, 6, [2, 2, 2]) },
    'You asked for 2 cases. 3 accounts asked for 6 of 2. All 2 went by lot: you got none.',
  ],
])('the reason of %j is said', (reason, text) => {
  expect(reasonText({ ...reason, unit: 'case' })).toBe(text);
});

const terms = {
  kind: 'first-come' as const,
  units: 10,
  most: 6,
  opensAt: '2026-11-23T17:00:00.000Z',
  closesAt: '2026-11-28T01:00:00.000Z',
};
const at = (iso: string) => new Date(iso);

// ALLOCATION-1
test.each([
  ['2026-11-23T16:59:59.999Z', 'planned'],
  ['2026-11-23T17:00:00.000Z', 'open'],
  ['2026-11-28T00:59:59.999Z', 'open'],
  ['2026-11-28T01:00:00.000Z', 'closed'],
])('at %s an allocation is %s', (now, phase) => {
  expect(phaseOf(terms, at(now))).toBe(phase);
});

// ALLOCATION-2
test.each([
  ['before it opens', {}, '2026-11-23T16:00:00Z', [0, 0], 0],
  ['first', {}, '2026-11-24T16:00:00Z', [0, 0], 6],
  ['after 4', {}, '2026-11-24T16:00:00Z', [4, 4], 2],
  ['when others have taken nearly all', {}, '2026-11-24T16:00:00Z', [1, 9], 1],
  ['when it was overtaken', {}, '2026-11-24T16:00:00Z', [7, 12], 0],
  ['once it has closed', {}, '2026-11-29T16:00:00Z', [6, 9], Number.POSITIVE_INFINITY],
  ['of a shared one', { kind: 'shared' as const }, '2026-11-24T16:00:00Z', [0, 0], 0],
])('%s, an account can still order its units', (_, changes, now, [account = 0, all = 0], units) => {
  expect(orderableUnits({ ...terms, ...changes }, { account, all }, at(now))).toBe(units);
});

test('a product without an allocation is ordered as ever', () => {
  expect(orderableUnits(undefined, { account: 9, all: 9 }, at('2026-11-24T16:00:00Z'))).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test('moments near by are named by their weekday', () => {
  const friday = instantAt('2026-11-27', '17:00');
  expect(momentText(friday, at('2026-11-23T19:00:00Z'))).toBe('Friday 5:00 PM');
  expect(momentText(friday, at('2026-11-13T19:00:00Z'))).toBe('Friday, November 27, 5:00 PM');
});

test.each([
  [{ packagingType: 'Packaged' as const }, 'case'],
  [{ packagingType: '50L' as const }, 'keg'],
  [{ packagingType: 'Packaged' as const, category: 'Merchandise' }, 'piece'],
])('a unit of %j is a %s', (product, name) => {
  expect(unitName(product)).toBe(name);
});
