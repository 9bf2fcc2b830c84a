import type { ProductJson } from 'shared-domain/contracts';
import { productFixture } from 'shared-domain/testing';
import { cellsOf, dayIn, paste, pasteText, refusalIn } from './spreadsheet.ts';

const beer = (id: string, name: string, more: Partial<ProductJson> = {}): ProductJson =>
  productFixture({ id, name, price: 52.8, ...more });

const noon = new Date('2026-11-20T20:00:00Z');
const lager = beer('CON-1042', 'Rail Yard Lager');
const stout = beer('CUR-3004', 'Velvet Ant Stout', { price: 268, packagingType: '50L' });

test('Cells of a spreadsheet are split at tabs and line breaks, Windows or not, without a last empty row', () => {
  expect(cellsOf('54.40\t12\r\n"1,234.50"\t3\r\n')).toEqual([
    ['54.40', '12'],
    ['1,234.50', '3'],
  ]);
});

test('Pasted prices go down from the active row; an invalid text is refused and quoted', () => {
  const pasted = paste('$54.40\ncall us', [lager, stout], ['price', 'lto', 'stock'], noon);
  expect(pasted.rows.map(({ change }) => change)).toEqual([{ price: 54.4 }, {}]);
  expect(pasted.saved).toBe(1);
  expect(pasteText(pasted)).toBe('1 price');
  expect(refusalIn(pasted)).toBe('Velvet Ant Stout “call us” is not a number of at least 0');
});

// MONEY-10
test('Thousands marks and decimal commas are read, a part of a case is refused', () => {
  const pasted = paste('1,234\t1,200\n8,50\t2.5', [lager, stout], ['price', 'stock'], noon);
  expect(pasted.rows.map(({ change }) => change)).toEqual([{ price: 1234, stock: 1200 }, { price: 8.5 }]);
  expect(refusalIn(pasted)).toBe('Velvet Ant Stout “2.5” is not a whole number of at least 0');
});

test('An equal price and an empty cell change nothing', () => {
  expect(paste('52.80\n\n', [lager, stout], ['price'], noon).rows).toEqual([]);
});

test('Columns to the right are filled too: price, the three cells of an offer, stock', () => {
  const pasted = paste(
    '60\t55\t2026-11-27\tDec 6, 2026\t48',
    [lager],
    ['price', 'lto', 'stock', 'visibility'],
    noon,
  );
  expect(pasted.rows[0]?.change).toEqual({
    price: 60,
    ltoPrice: 55,
    ltoStartDate: '2026-11-27',
    ltoEndDate: '2026-12-06',
    stock: 48,
  });
  expect(pasteText(pasted)).toBe('3 cells');
});

test("An incomplete offer is refused with the editor's message", () => {
  const pasted = paste('55', [lager], ['lto'], noon);
  expect(pasted.saved).toBe(0);
  expect(refusalIn(pasted)).toBe(
    'Rail Yard Lager “55” – All LTO fields (price, start date, end date) must be filled together.',
  );
});

// PRICE-12
test('An offer above the price is refused, and so is a price below the existing offer', () => {
  const offer = paste('60\t2026-11-27\t2026-11-27', [lager], ['lto'], noon);
  expect(refusalIn(offer)).toBe('Rail Yard Lager “60” – LTO price must not be above the ordinary price.');
  const onOffer = { ...lager, ltoPrice: 50, ltoStartDate: '2026-11-01', ltoEndDate: '2026-11-29' };
  const price = paste('49.99', [onOffer], ['price'], noon);
  expect(refusalIn(price)).toBe('Rail Yard Lager “49.99” – LTO price must not be above the ordinary price.');
  expect([offer.saved, price.saved]).toEqual([0, 0]);
});

// PRICE-12
test("A price is accepted beside a refused offer, unless it is below the product's own offer", () => {
  const cells = '49\t60\t2026-11-27\t2026-11-27';
  const plain = paste(cells, [lager], ['price', 'lto'], noon);
  expect(plain.rows[0]?.change).toEqual({ price: 49 });
  expect(refusalIn(plain)).toBe('Rail Yard Lager “60” – LTO price must not be above the ordinary price.');
  const onOffer = { ...lager, ltoPrice: 50, ltoStartDate: '2026-11-01', ltoEndDate: '2026-11-29' };
  const below = paste(cells, [onOffer], ['price', 'lto'], noon);
  expect([below.rows[0]?.change, below.saved, below.refused]).toEqual([{}, 0, 2]);
});

test('A new price of an offer keeps its days', () => {
  const onOffer = { ...lager, ltoPrice: 50, ltoStartDate: '2026-11-01', ltoEndDate: '2026-11-29' };
  expect(paste('48', [onOffer], ['lto'], noon).rows[0]?.change).toEqual({
    ltoPrice: 48,
    ltoStartDate: '2026-11-01',
    ltoEndDate: '2026-11-29',
  });
});

test('Days are read as spreadsheets write them', () => {
  expect(dayIn('2026/11/27')).toBe('2026-11-27');
  expect(dayIn('Nov 7, 2026')).toBe('2026-11-07');
  expect(dayIn('27.11.2026')).toBeNull();
});
