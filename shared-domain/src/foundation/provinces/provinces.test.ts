import { isProvince } from './index.ts';

test.each([
  ['BC', true],
  ['bc', false],
  ['XX', false],
  ['toString', false],
  [7, false],
])('whether %p is a province: %s', (text, expected) => {
  expect(isProvince(text)).toBe(expected);
});
