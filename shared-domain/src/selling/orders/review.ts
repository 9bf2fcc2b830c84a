import { lazyDateFormat } from '../../foundation/dates/index.ts';

/** Trade units that an account or a network orders within a day before more waits for staff, unless they set another number. */
export const UNVOUCHED_UNITS = 40;

/** How long an order that waits for staff keeps its stock, in milliseconds (ORDER-30). */
export const REVIEW_MS = 72 * 60 * 60 * 1000;

const momentForm = lazyDateFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** 'Monday, November 23, 10:41 AM', in the company's time. */
export const reviewEnd = (until: Date): string => momentForm(until).replace(' at ', ', ');

/** What the customer of an order that waits for staff reads (ORDER-30). */
export const reviewText = (until: Date): string =>
  `This order is larger than those we accept without a check. We have put its stock aside until ${reviewEnd(until)} and confirm it by then; otherwise it is cancelled and nothing is charged.`;
