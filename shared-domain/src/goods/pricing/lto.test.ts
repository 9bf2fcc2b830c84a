import { LTO_BADGES, ltoProblemOf, offerPriceProblemOf } from '../offers/index.ts';
import { ltoStatusOf, saleEndText } from './index.ts';

const offer = { ltoPrice: 54, ltoStartDate: '2025-07-01', ltoEndDate: '2025-07-10' };

// PRICE-9
test.each([
  ['2025-07-01T06:59:59.999Z', 'scheduled'],
  ['2025-07-01T07:00:00.000Z', 'active'],
  ['2025-07-05T12:00:00.000Z', 'active'],
  ['2025-07-11T06:59:59.999Z', 'active'],
  ['2025-07-11T07:00:00.000Z', 'expired'],
])('an offer of whole days is at %s %s, both days included', (instant, status) => {
  expect(ltoStatusOf(offer, new Date(instant))).toBe(status);
});

// PRICE-9
test.each([
  ['2025-07-01T11:59:59.999Z', 'scheduled'],
  ['2025-07-01T12:00:00.000Z', 'active'],
  ['2025-07-02T12:00:00.000Z', 'active'],
  ['2025-07-02T12:00:00.001Z', 'expired'],
])('an offer with times is at %s %s, both instants included', (instant, status) => {
  const timed = { ltoPrice: 54, ltoStartDate: '2025-07-01T12:00:00Z', ltoEndDate: '2025-07-02T12:00:00Z' };
  expect(ltoStatusOf(timed, new Date(instant))).toBe(status);
});

// PRICE-8
test.each([
  ['nothing', {}],
  ['no price', { ltoStartDate: '2025-07-01', ltoEndDate: '2025-07-10' }],
  ['a price of nothing', { ...offer, ltoPrice: 0 }],
  ['no start', { ltoPrice: 54, ltoEndDate: '2025-07-10' }],
  ['no end', { ltoPrice: 54, ltoStartDate: '2025-07-01' }],
  ['an invalid date', { ...offer, ltoEndDate: 'Christmas' }],
])("an offer with %s doesn't count", (_, incomplete) => {
  expect(ltoStatusOf(incomplete, new Date('2025-07-05T12:00:00Z'))).toBe('none');
});

// PRICE-9
test('badges have their fixed wording', () => {
  expect(LTO_BADGES).toEqual({
    none: 'No LTO',
    scheduled: 'LTO Scheduled',
    active: 'LTO Active',
    expired: 'LTO Expired',
  });
});

// PRICE-10
test.each([
  ['2025-07-09', 'Sale has ended'],
  ['2025-07-10', 'Sale ends today!'],
  ['2025-07-11', 'Sale ends tomorrow!'],
  ['2025-07-12', 'Sale ends in 2 days'],
  ['2025-07-17', 'Sale ends in 7 days'],
  ['2025-07-18', 'Sale ends July 18, 2025'],
])('on July 10, a sale until %s says: %s', (end, text) => {
  expect(saleEndText(end, new Date('2025-07-10T19:00:00Z'))).toBe(text);
});

test("the day is Vancouver's, late at night and early in the morning", () => {
  expect(saleEndText('2025-07-11', new Date('2025-07-11T06:59:00Z'))).toBe('Sale ends tomorrow!');
  expect(saleEndText('2025-07-11', new Date('2025-07-11T07:00:00Z'))).toBe('Sale ends today!');
});

test('a sale with a time is over at that time, on its last day', () => {
  const end = '2025-07-10T12:00:00-07:00';
  expect(saleEndText(end, new Date('2025-07-10T19:00:00.000Z'))).toBe('Sale ends today!');
  expect(saleEndText(end, new Date('2025-07-10T19:00:00.001Z'))).toBe('Sale has ended');
});

test('without an end there is no text', () => {
  expect(saleEndText(undefined, new Date('2025-07-10T19:00:00Z'))).toBeNull();
});

const together = 'All LTO fields (price, start date, end date) must be filled together.';
const order = 'LTO end date must be after the start date.';

// PRICE-11
test.each([
  ['no offer', {}, null],
  ['emptied fields', { ltoStartDate: '', ltoEndDate: '' }, null],
  [
    'fields that a database holds as null',
    JSON.parse('{"ltoPrice":null,"ltoStartDate":null,"ltoEndDate":null}'),
    null,
  ],
  ['a whole offer', offer, null],
  ['an offer of one day', { ...offer, ltoEndDate: '2025-07-01' }, null],
  ['a price alone', { ltoPrice: 54 }, together],
  ['dates alone', { ltoStartDate: '2025-07-01', ltoEndDate: '2025-07-10' }, together],
  ['an empty end', { ...offer, ltoEndDate: '' }, together],
  ['an invalid start', { ...offer, ltoStartDate: 'soon' }, together],
  ['an invalid end', { ...offer, ltoEndDate: 'later' }, together],
  ['an end before the start', { ...offer, ltoEndDate: '2025-06-30' }, order],
  [
    'an end at the start',
    { ltoPrice: 5, ltoStartDate: '2025-07-01T12:00:00Z', ltoEndDate: '2025-07-01T12:00:00Z' },
    order,
  ],
])('saving %s is answered with %p', (_, fields, problem) => {
  expect(ltoProblemOf(fields)).toBe(problem);
});

// PRICE-12
test.each([
  ['below the price', { price: 60 }, null],
  ['at the price', { price: 54 }, null],
  ['above the price', { price: 53.99 }, 'LTO price must not be above the ordinary price.'],
  [
    'above the price, of a scheduled offer',
    { price: 50, ltoStartDate: '2025-07-09', ltoEndDate: '2025-07-09' },
    'LTO price must not be above the ordinary price.',
  ],
  ['above the price, of an expired offer', { price: 50, ltoEndDate: '2025-07-02' }, null],
  ['above the price, of an offer without an end', { price: 50, ltoEndDate: '' }, null],
])('an offer %s is answered with %p', (_, changes, problem) => {
  expect(offerPriceProblemOf({ ...offer, ...changes }, new Date('2025-07-05T12:00:00Z'))).toBe(problem);
});
