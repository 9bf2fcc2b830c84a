import fc from 'fast-check';
import { parseNumber, parsePrice, parseQuantity, stockOf } from './index.ts';

// IMPORT-6
test.each([
  ['12.99', 12.99],
  ['$12.99', 12.99],
  ['CA$ 12,99', 12.99],
  ['12.99 CAD', 12.99],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1 234,50 $', 1234.5],
  ['1.234.567', 1234567],
  ['1,234,567', 1234567],
  ['1,234,567.5', 1234567.5],
  ['.5', 0.5],
  ['12.', 12],
  ['-5', -5],
  ['$-5.00', -5],
  ['−5', -5],
  ['(5.00)', -5],
  ['1-2', 12],
  ['0', 0],
])('the text "%s" is the number %d', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each(['', '  ', 'free', '.', '-', '$', 'n/a'])('the text "%s" is no number', (text) => {
  expect(parseNumber(text)).toBeNaN();
});

// IMPORT-6
test.each([
  ['12.995', 13],
  ['1,234', 1.23],
  ['0', 0],
  ['-1', null],
  ['free', null],
  ['1000000', 1_000_000],
  ['0628451999011', null],
])('the price text "%s" is %p dollars', (text, price) => {
  expect(parsePrice(text)).toBe(price);
});

test.each([
  ['12', 12],
  ['12.9', 12],
  ['-3', null],
  ['', null],
])('the quantity text "%s" is %p', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});

// IMPORT-7
test.each([
  ['stock on hand', { onHand: '10', available: '7' }, 7],
  ['none on hand', { onHand: '0', available: '7' }, 0],
  ['less than none on hand', { onHand: '-2', available: '7' }, 0],
  ['an empty On Hand', { onHand: ' ', available: '7' }, 0],
  ['an On Hand that is no number', { onHand: 'some', available: '7' }, null],
  ['an Available that is no number', { onHand: '3', available: 'some' }, null],
  ['an Available below zero', { onHand: '3', available: '-1' }, null],
  ['On Hand alone', { onHand: '4' }, 4],
  ['Available alone', { available: '5' }, 5],
  ['stock alone', { stock: '6' }, 6],
  ['On Hand before stock', { onHand: '4', stock: '6' }, 4],
  ['nothing about stock', {}, undefined],
])('%s gives the stock %p', (_, cells, stock) => {
  expect(stockOf(cells)).toBe(stock);
});

test('amounts can be read as Canadians and Czechs write them', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999 });
  const locale = fc.constantFrom('en-CA', 'fr-CA', 'cs-CZ', 'de-DE');
  fc.assert(
    fc.property(cents, locale, (amount, language) => {
      const text = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(amount / 100);
      expect(parsePrice(`$${text}`)).toBe(amount / 100);
    }),
  );
});
