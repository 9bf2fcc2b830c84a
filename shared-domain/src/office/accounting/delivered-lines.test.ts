import { partlyRefunded } from './fixtures.ts';
import { deliveredLines } from './index.ts';

// PAPER-5
test('ten cans and two shirts that are left of an order have their own taxes and deposits', () => {
  const lines = deliveredLines(partlyRefunded());
  expect(
    lines.map(({ item, quantity, amount, tax, deposit }) => [item, quantity, amount, tax, deposit]),
  ).toEqual([
    ['CTR-112', 10, 4500, 675, 100],
    ['SHIRT', 2, 6000, 720, 0],
  ]);
});
