import fc from 'fast-check';
import { columnsOf, type ImportRow, mergeRows, parseRow } from './index.ts';

const today = '2026-11-20';
const columns = columnsOf(['Item #', 'Item', 'Cat', 'Packaging', 'On Hand', 'Available', 'Price']);
const read = (line: string, index: number) => parseRow(line.split(','), { columns, today, index });

/** As when a file is read: rows with the same id are merged, in the order in which each id first occurred. */
function consolidate(rows: readonly ImportRow[]): ImportRow[] {
  const byId = new Map<string, ImportRow>();
  for (const row of rows) {
    const before = byId.get(row.id);
    byId.set(row.id, before ? mergeRows(before, row) : row);
  }
  return [...byId.values()];
}

// IMPORT-8
test('rows with the same id are merged: stock is summed, the first row wins, gaps are filled', () => {
  const rows = [
    read('CTR-101,Dry Dock,,,84,80,61.20', 1),
    read('CTR-104,Portside,Beer,,40,40,64.80', 2),
    read('CTR-101,Dry Dock Pilsner,Beer,,20,20,61.20', 3),
  ];
  expect(consolidate(rows)).toEqual([
    {
      id: 'CTR-101',
      rows: [1, 3],
      values: { name: 'Dry Dock', price: 61.2, stock: 100, category: 'Beer' },
      errors: [],
      notes: [],
    },
    { ...rows[1] },
  ]);
});

// IMPORT-8
test('another price in a later row leaves a note', () => {
  const rows = [
    read('A,Dry Dock,,,1,1,61.20', 1),
    read('A,Dry Dock,,,1,1,16.20', 2),
    read('A,Dry Dock,,,1,1,61.20', 3),
  ];
  expect(consolidate(rows)[0]).toMatchObject({
    values: { price: 61.2, stock: 3 },
    notes: ['Row 2 has another price, $16.20; $61.20 was used'],
  });
});

test('errors of both rows are reported once, and half a stock is no stock', () => {
  const rows = [read('A,,,,1,1,61.20', 1), read('A,,,,1,lots,5', 2), read('A,x,,,1,lots,61.20', 3)];
  const [row] = consolidate(rows);
  expect(row?.errors.map(({ code }) => code)).toEqual(['missing-name', 'invalid-stock']);
  expect(row?.values).not.toHaveProperty('stock');
});

test('rows without stock or price are consolidated without them', () => {
  const bare = (index: number) => parseRow(['A'], { columns: columnsOf(['sku']), today, index });
  expect(consolidate([bare(1), bare(2)])).toEqual([
    { id: 'A', rows: [1, 2], values: {}, errors: [], notes: [] },
  ]);
});

test('consolidation loses no row and no stock', () => {
  const line = fc.record({ id: fc.constantFrom('A', 'B', 'C'), stock: fc.nat(100) });
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const rows = lines.map(({ id, stock }, index) => read(`${id},x,,,1,${stock},5`, index));
      const merged = consolidate(rows);
      expect(merged.flatMap((row) => row.rows).length).toBe(lines.length);
      expect(merged.reduce((sum, row) => sum + (row.values.stock ?? 0), 0)).toBe(
        lines.reduce((sum, { stock }) => sum + stock, 0),
      );
    }),
  );
});
