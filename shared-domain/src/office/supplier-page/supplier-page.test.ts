import { sold } from '../accounting/fixtures.ts';
import { unitsCredited, unitsSent } from '../accounting/index.ts';
import {
  areaOf,
  containersInStock,
  daysOfStock,
  type Supplied,
  suppliedFile,
  suppliedLines,
  totalledBy,
  weekOf,
} from './index.ts';

// SUPPLIER-20
test.each([
  ['2026-11-22', '2026-11-22'],
  ['2026-11-28', '2026-11-22'],
  ['2026-11-01', '2026-11-01'],
  ['2027-01-02', '2026-12-27'],
  ['2026-03-08', '2026-03-08'],
])('%s is in the week that begins on %s', (day, week) => {
  expect(weekOf(day)).toBe(week);
});

const zone = { id: 'west', name: 'West' };
const promise = { kind: 'delivery', day: '2026-11-24', zone, postalCode: 'V6B 1A1' } as never;
const wholesale = { channel: 'licensee', licenseNum: '305-218', accountName: 'Pier 9' } as const;

// SUPPLIER-20
test('an area is a zone, a province, or where there is none', () => {
  expect(areaOf(sold({ ...wholesale, delivery: promise }))).toBe('West');
  expect(areaOf(sold({ ...wholesale, delivery: { kind: 'pick-up' } }))).toBe('Picked up');
  expect(areaOf(sold({ ...wholesale }))).toBe('Without a zone');
  expect(areaOf(sold({ province: 'ON' }))).toBe('Ontario');
});

const CAN = { name: 'Gantry IPA', category: 'Beer-Craft', containerVolume: 473, containersPerUnit: 24 };
const products = new Map([['CTR-112', CAN as never]]);
const linesOf = (order: ReturnType<typeof sold>, namesCustomers: boolean) =>
  suppliedLines(order, '2026-11-24', { products, namesCustomers }, (item) => unitsSent(order, item));

// SUPPLIER-20, SUPPLIER-21
test('a supplier sees its own lines alone, and names of licensees alone, where it may', () => {
  const line = {
    week: '2026-11-22',
    productId: 'CTR-112',
    area: 'West',
    containers: 288,
    millilitres: 136_224,
  };
  const order = sold({ ...wholesale, delivery: promise });
  expect(linesOf(order, false)).toEqual([line]);
  expect(linesOf(order, true)).toEqual([{ ...line, customer: 'Pier 9' }]);
  const [retail] = linesOf(sold(), true);
  expect(retail).toMatchObject({ area: 'British Columbia', containers: 12, millilitres: 5_676 });
  expect(retail).not.toHaveProperty('customer');
});

// SUPPLIER-20
test('what a credit takes back is a negative line', () => {
  const order = sold({ ...wholesale, delivery: promise });
  const credit = { id: 'c', number: 'CN-1', at: '2026-11-25T19:00:00Z', amount: 1, isCredit: true };
  const lines = [{ productId: 'CTR-112', quantity: 2 }];
  const [back] = suppliedLines(order, '2026-11-25', { products, namesCustomers: false }, (item) =>
    unitsCredited({ ...credit, lines }, item),
  );
  expect(back).toMatchObject({ containers: -48, millilitres: -22_704 });
});

const A: Supplied = { week: '2026-11-22', productId: 'A', area: 'West', containers: 24, millilitres: 11_352 };
const LINES: Supplied[] = [
  A,
  { ...A, area: 'East', containers: 6, millilitres: 2_838 },
  { ...A, productId: 'B', containers: 1, millilitres: null },
];

// SUPPLIER-20
test('totals are by any of the keys; litres are unknown if a line has none', () => {
  expect(totalledBy(LINES, ['productId'])).toEqual([
    { ...A, containers: 30, millilitres: 14_190 },
    { ...A, productId: 'B', containers: 1, millilitres: null },
  ]);
  expect(totalledBy(LINES, ['area']).map(({ containers, millilitres }) => [containers, millilitres])).toEqual(
    [
      [25, null],
      [6, 2_838],
    ],
  );
  expect(totalledBy(LINES, ['week', 'productId', 'area'])).toEqual(LINES);
});

// SUPPLIER-22
test('stock is in containers, and lasts as long as the last 28 days say', () => {
  expect(containersInStock({ ...CAN, stock: 10, looseUnits: 5 } as never)).toBe(245);
  expect([
    daysOfStock(245, 140),
    daysOfStock(24, 28),
    daysOfStock(245, 0),
    daysOfStock(245, -24),
    daysOfStock(0, 28),
  ]).toEqual([49, 24, null, null, 0]);
});

// SUPPLIER-21, SUPPLIER-24
test('the file has the lines as they are, and no column of customers where they may not be known', () => {
  const named = [{ id: 'A', name: '=Gantry, "IPA"', ldbSku: '004512' }];
  expect(suppliedFile(LINES.slice(0, 1), named, false)).toBe(
    'Week from,LDB SKU,Item,Product,Area,Containers,Litres\r\n' +
      '2026-11-22,"=""004512""",A,"\'=Gantry, ""IPA""",West,24,11.352\r\n',
  );
  expect(suppliedFile([{ ...A, customer: 'Pier 9', millilitres: null }], named, true)).toContain(
    ',West,Pier 9,24,\r\n',
  );
});
