import { type OwnOrder, ownCancellationMail, ownChangeLimit, ownChangeProblemOf } from './index.ts';

/** Thursday, November 26, which closes on Wednesday at 2 PM in Vancouver. */
const thursday = {
  kind: 'delivery',
  day: '2026-11-26',
  zone: { id: 'east', name: 'Vancouver East' },
  closes: '2026-11-25T21:00:00.000Z',
  units: 6,
  minimum: 6,
  postalCode: 'V5L 1K7',
} as const;
const pickUp = { kind: 'pick-up' } as const;
const pub = (order: Partial<OwnOrder> = {}): OwnOrder => ({
  channel: 'licensee',
  status: 'pending',
  ...order,
});

const BEFORE = new Date('2026-11-25T20:59:59.999Z');
const AT = new Date('2026-11-25T21:00:00.000Z');
const CALL = 'Please call us at 604-555-0142.';

// EDIT-10
test.each([
  [pub({ delivery: thursday }), BEFORE, undefined],
  [pub({ delivery: thursday, status: 'processed' }), BEFORE, undefined],
  [pub({ delivery: thursday, channel: 'keg' }), BEFORE, undefined],
  [pub({ delivery: thursday }), AT, `This order could be cancelled until Wednesday 2:00 PM. ${CALL}`],
  [pub({ delivery: pickUp }), AT, undefined],
  [pub(), AT, undefined],
  [pub({ delivery: pickUp, status: 'processed' }), AT, `We are already preparing this order. ${CALL}`],
  [pub({ delivery: thursday, status: 'shipped' }), BEFORE, `This order is shipped. ${CALL}`],
  [pub({ status: 'delivered' }), BEFORE, `This order is delivered. ${CALL}`],
  [pub({ status: 'cancelled' }), BEFORE, 'This order is cancelled.'],
  [pub({ channel: 'dtc' }), BEFORE, `A retail order can't be cancelled here. ${CALL}`],
])('customers can cancel %j at %s unless: %s', (order, now, why) => {
  expect(ownChangeProblemOf(order, now)).toBe(why);
});

// EDIT-10
test('the limit and the mail are in words', () => {
  expect(ownChangeLimit({ delivery: thursday }, BEFORE)).toBe('until Wednesday 2:00 PM');
  expect(ownChangeLimit({ delivery: pickUp }, BEFORE)).toBe('until we start preparing it');
  expect(ownCancellationMail({ delivery: thursday }, 'CBO-1')).toEqual({
    subject: 'Your order CBO-1 is cancelled',
    heading: 'Your order for Thursday, November 26 is cancelled',
    lines: ['You cancelled order CBO-1. Nothing will be delivered or invoiced.'],
  });
  expect(ownCancellationMail({}, 'CBO-1').heading).toBe('Your order is cancelled');
});
