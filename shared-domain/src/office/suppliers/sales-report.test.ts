import fc from 'fast-check';
import { testProduct } from '../../goods/products/fixtures.ts';
import { byHeader, sold } from '../accounting/fixtures.ts';
import { saleOf } from '../accounting/index.ts';
import {
  deliveredAt,
  type Lookups,
  lastDueWeek,
  linesInWeek,
  linesOfOrder,
  type ReportLine,
  reportHeaders,
  reportingWeek,
  reportRows,
  reportsDueAt,
} from './index.ts';

// REPORT-1
test.each([
  ['an ordinary week', '2025-07-16', '2025-07-13', '2025-07-19', '2025-07-21T13:00:00.000Z'],
  ['its Sunday', '2025-07-13', '2025-07-13', '2025-07-19', '2025-07-21T13:00:00.000Z'],
  ['its Saturday', '2025-07-19', '2025-07-13', '2025-07-19', '2025-07-21T13:00:00.000Z'],
  ['before clocks go forward', '2025-03-08', '2025-03-02', '2025-03-08', '2025-03-10T13:00:00.000Z'],
  ['that starts with 23 hours', '2025-03-09', '2025-03-09', '2025-03-15', '2025-03-17T13:00:00.000Z'],
  ['before clocks go back', '2025-10-31', '2025-10-26', '2025-11-01', '2025-11-03T14:00:00.000Z'],
  ['that starts with 25 hours', '2025-11-02', '2025-11-02', '2025-11-08', '2025-11-10T14:00:00.000Z'],
  ['over the year', '2026-01-01', '2025-12-28', '2026-01-03', '2026-01-05T14:00:00.000Z'],
])('the week %s of %s is %s to %s, and prepared at %s', (_, day, from, to, due) => {
  expect(reportingWeek(day)).toEqual({ from, to });
  expect(reportsDueAt({ from, to }).toISOString()).toBe(due);
});

// REPORT-1
test.each([
  ['2025-11-03T13:59:59.999Z', '2025-11-03', '2025-10-19'],
  ['2025-11-03T14:00:00.000Z', '2025-11-03', '2025-10-26'],
  ['2025-11-08T20:00:00.000Z', '2025-11-08', '2025-10-26'],
])('at %s the latest due week begins on %s', (now, today, from) => {
  expect(lastDueWeek(new Date(now), today).from).toBe(from);
});

const product = testProduct({ containerVolume: 473, containersPerUnit: 24, ldbSku: '123456' });
const lookups: Lookups = {
  isOurs: (id) => id === 'CTR-112',
  productOf: () => product,
  licenceOf: () => ({ companyName: 'The Gull & Anchor', licenceClass: 'Food Primary' }),
};
const AT = '2026-11-20T20:00:00.000Z';
const credit = (number: string, at: string, quantity: number, more = {}) => ({
  ...{ id: number, number, at, isCredit: true, amount: 0, lines: [{ productId: 'CTR-112', quantity }] },
  ...more,
});
const wholesale = (changes = {}) => sold({ channel: 'licensee', licenseNum: '305-218', ...changes });

/** The order's lines once this number of cans was returned. */
const creditedItems = (refunded: number) =>
  wholesale().items.map((item) => ({ ...item, refunded: item.productId === 'CTR-112' ? refunded : 0 }));

// REPORT-2, REPORT-3, REPORT-5
test('a report has a line for each delivered product, credits as negative lines, and sums by class', () => {
  const refunds = [credit('CN-1', '2026-11-21T20:00:00.000Z', 2)];
  const lines = linesOfOrder(wholesale({ refunds, items: creditedItems(2) }), AT, lookups);
  const rows = reportRows(lines).map((row) => byHeader(reportHeaders, row));
  expect(rows).toEqual([
    {
      'Delivery date': '2026-11-20',
      'Document number': 'CBO-1795197600123',
      'Customer licence': '305-218',
      'Customer class': 'Food Primary',
      'Customer name': 'The Gull & Anchor',
      'LDB SKU': '123456',
      SKU: 'CTR-112',
      Product: 'Gantry IPA',
      Units: '12',
      Containers: '288',
      Litres: '136.224',
      'Price per unit': '4.50',
      Amount: '54.00',
    },
    expect.objectContaining({
      'Delivery date': '2026-11-21',
      'Document number': 'CN-1',
      Units: '-2',
      Containers: '-48',
      Litres: '-22.704',
      Amount: '-9.00',
    }),
    { 'Customer class': 'Food Primary', Units: '10', Containers: '240', Litres: '113.52', Amount: '45.00' },
    { 'Customer class': 'Total', Units: '10', Containers: '240', Litres: '113.52', Amount: '45.00' },
  ]);
});

// REPORT-2
test('private customers have no name in it, and their units are single containers', () => {
  const [line] = linesOfOrder(sold(), AT, lookups);
  expect(line).toMatchObject({
    ...{ customer: 'Private customer', customerClass: 'Retail', licence: '' },
    ...{ units: 12, containers: 12, millilitres: 5_676 },
  });
});

// REPORT-5
test('a line without a size says so, and so do the sums', () => {
  const bare = { ...lookups, productOf: () => undefined };
  const [line, , all] = reportRows(linesOfOrder(wholesale(), AT, bare)).map((row) =>
    byHeader(reportHeaders, row),
  );
  expect(line).not.toHaveProperty('Litres');
  expect(line).toMatchObject({ 'Litres are': 'not known: the product lacks a size' });
  expect(all).toMatchObject({ 'Litres are': 'without lines that lack a size: 1' });
});

// REPORT-6
test('a week without sales says so', () => {
  expect(reportRows([])).toEqual([['No sales in this week']]);
});

// REPORT-2
test.each([
  ['licensee', 'delivered', ['shipped', 'delivered'], '02'],
  ['licensee', 'shipped', ['shipped'], undefined],
  ['keg', 'delivered', ['delivered', 'pending', 'delivered'], '03'],
  ['dtc', 'delivered', ['shipped', 'delivered'], '01'],
  ['licensee', 'pending', ['delivered', 'pending'], undefined],
] as const)('a %s order that is %s after %j was delivered at change %p', (channel, status, changes, at) => {
  const timeline = changes.map((to, place) => ({
    ...{ at: `0${place + 1}`, to },
    ...(place > 0 ? { from: changes[place - 1] } : {}),
  }));
  expect(deliveredAt({ channel, status }, timeline as never)).toBe(at);
});

const WEEK = { from: '2026-11-22', to: '2026-11-28' };
const short = (lines: readonly ReportLine[]) =>
  lines.map(({ day, document, units, amount, corrects }) => [day, document, units, amount, corrects]);

// REPORT-4
describe('what changes after a report', () => {
  const reported = linesOfOrder(wholesale(), AT, lookups);
  const since = '2026-11-15';

  test('goes into the next one as a difference that names the document', () => {
    const items = wholesale().items.map((item) => ({ ...item, quantity: 10 }));
    const now = linesOfOrder(wholesale({ items }), AT, lookups);
    const corrections = linesInWeek(now, { lines: reported, since }, WEEK);
    expect(short(corrections)).toEqual([['2026-11-20', 'CBO-1795197600123', -2, -9, 'CBO-1795197600123']]);
    expect(corrections[0]).toMatchObject({ containers: -48, millilitres: -22_704 });
    expect(linesInWeek(now, { lines: [...reported, ...corrections], since }, WEEK)).toEqual([]);
  });

  test('takes all units back if the order turns out not to be delivered', () => {
    expect(short(linesInWeek([], { lines: reported, since }, WEEK))).toEqual([
      ['2026-11-20', 'CBO-1795197600123', -12, -54, 'CBO-1795197600123'],
    ]);
  });

  // SIZE-2
  test('gives the litres of a size that was confirmed after the report, once and without money', () => {
    const sized = (changes: object) => ({
      ...lookups,
      productOf: () => testProduct({ name: 'Gantry IPA', ...changes }),
    });
    const guessed = linesOfOrder(wholesale(), AT, sized({ name: 'Gantry IPA 12x355' }));
    const unsized = linesOfOrder(wholesale(), AT, sized({}));
    const now = linesOfOrder(wholesale(), AT, lookups);
    for (const [was, containers, millilitres] of [
      [guessed, 144, 136_224 - 51_120],
      [unsized, 0, 136_224],
    ] as const) {
      const corrections = linesInWeek(now, { lines: was, since }, WEEK);
      expect(corrections).toEqual([
        {
          ...(now[0] as ReportLine),
          ...{ units: 0, containers, millilitres, amount: 0, note: '', corrects: 'CBO-1795197600123' },
        },
      ]);
      const all = [...was, ...corrections];
      expect(linesInWeek(now, { lines: all, since }, WEEK)).toEqual([]);
      expect(linesInWeek([], { lines: all, since }, WEEK)).toMatchObject([
        { units: -12, containers: -288, millilitres: -136_224, amount: -54 },
      ]);
    }
    const other = linesOfOrder(wholesale(), AT, sized({ containerVolume: 500, containersPerUnit: 12 }));
    expect(linesInWeek(other, { lines: now, since }, WEEK)).toEqual([]);
    expect(linesInWeek(unsized, { lines: now, since }, WEEK)).toEqual([]);
  });

  test('a delivery reported late is in the next report, one from before the first report in none', () => {
    expect(short(linesInWeek(reported, { lines: [], since }, WEEK))).toEqual([
      ['2026-11-20', 'CBO-1795197600123', 12, 54, 'CBO-1795197600123'],
    ]);
    expect(linesInWeek(reported, { lines: [], since: '2026-11-22' }, WEEK)).toEqual([]);
    expect(linesInWeek(reported, { lines: [], since: undefined }, WEEK)).toEqual([]);
  });

  test('a credit of the week is a line of its own, and a later one of none', () => {
    const refunds = [
      credit('CN-1', '2026-11-28T20:00:00.000Z', 2),
      credit('CN-2', '2026-11-29T20:00:00.000Z', 1),
    ];
    const now = linesOfOrder(wholesale({ refunds, items: creditedItems(3) }), AT, lookups);
    expect(short(linesInWeek(now, { lines: reported, since }, WEEK))).toEqual([
      ['2026-11-28', 'CN-1', -2, -9, undefined],
    ]);
  });
});

// REPORT-7
test('the amounts of all weeks add up to accounting’s net sales, whatever is credited and reversed', () => {
  const steps = fc.array(fc.record({ units: fc.integer({ min: 1, max: 6 }), isReversed: fc.boolean() }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(steps, (made) => {
      let left = 12;
      const refunds = made.flatMap(({ units, isReversed }, place) => {
        const quantity = Math.min(units, left);
        if (quantity === 0) return [];
        const at = new Date(Date.parse(AT) + (place + 1) * 86_400_000 * 3).toISOString();
        const note = credit(`CN-${place}`, at, quantity);
        if (!isReversed) left -= quantity;
        return isReversed
          ? [note, { ...note, id: `R-${place}`, number: `R-${place}`, reverses: note.id }]
          : [note];
      });
      const order = wholesale({ items: creditedItems(12 - left).slice(0, 1), refunds });
      const current = linesOfOrder(order, AT, lookups);
      const all: ReportLine[] = [];
      for (let day = 15; day <= 60; day += 7) {
        const week = reportingWeek(new Date(Date.UTC(2026, 10, day)).toISOString().slice(0, 10));
        all.push(...linesInWeek(current, { lines: all, since: '2026-11-15' }, week));
      }
      const cents = Math.round(all.reduce((sum, { amount }) => sum + amount * 100, 0));
      expect(cents).toBe(saleOf(order).net);
    }),
  );
});
