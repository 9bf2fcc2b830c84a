import { deadlineText, shortfallText, timeLeft, weekdayDate } from './index.ts';

const at = (iso: string) => new Date(iso);

// DELIVERY-8
test.each([
  ['2020-11-24T22:00:00Z', 'Order by Tuesday 2:00 PM'],
  ['2020-11-29T22:00:00Z', 'Order by Sunday 2:00 PM'],
  ['2020-11-30T22:00:00Z', 'Order by Monday, November 30, 2:00 PM'],
  ['2020-12-01T22:00:00Z', 'Order by Tuesday, December 1, 2:00 PM'],
])('the deadline %s is written out', (closes, text) => {
  expect(deadlineText(at(closes), at('2020-11-23T19:00:00Z'))).toBe(text);
});

// DELIVERY-8
test.each([
  ['2020-11-24T22:00:00Z', '1 d 3 h left'],
  ['2020-11-25T19:30:00Z', '2 d left'],
  ['2020-11-23T22:20:00Z', '3 h 20 min left'],
  ['2020-11-23T22:00:59Z', '3 h left'],
  ['2020-11-23T19:12:59Z', '12 min left'],
  ['2020-11-23T19:00:59Z', 'less than 1 min left'],
])('until %s there is %s', (closes, text) => {
  expect(timeLeft(at(closes), at('2020-11-23T19:00:00Z'))).toBe(text);
});

// DELIVERY-7
test.each([
  [2, 'licensee', '2 more cases, or 1 more keg, for delivery to Vancouver East'],
  [1, 'licensee', '1 more case, or 1 more keg, for delivery to Vancouver East'],
  [5, 'licensee', '5 more cases, or 3 more kegs, for delivery to Vancouver East'],
  [3, 'keg', '2 more kegs for delivery to Vancouver East'],
] as const)('an order that is %s units short in %s says so', (missing, channel, text) => {
  expect(shortfallText({ missing, zone: 'Vancouver East', channel, day: '2020-11-23' })).toBe(text);
});

// DELIVERY-8
test('a day with its weekday is written out', () => {
  expect(weekdayDate('2026-11-26')).toBe('Thursday, November 26');
});
