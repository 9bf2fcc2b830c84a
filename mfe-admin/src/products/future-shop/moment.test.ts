import { instantOf, writtenTime } from './future-shop.tsx';

test("a date-and-time field is read in the company's time zone", () => {
  expect(instantOf('2026-07-01T09:00')?.toISOString()).toBe('2026-07-01T16:00:00.000Z');
  expect(writtenTime(new Date('2026-07-01T16:00:00.000Z'))).toBe('2026-07-01T09:00');
});

test.each(['2026-03-08T01:30', '2026-03-08T03:30', '2026-12-24T23:59', '2026-06-30T00:00'])(
  '%s round-trips, also on days when the clocks change',
  (written) => {
    const at = instantOf(written);
    expect(at && writtenTime(at)).toBe(written);
  },
);

test.each(['', '2026-02-30T09:00', 'tomorrow', '2026-07-01'])("'%s' is no valid time", (written) => {
  expect(instantOf(written)).toBeNull();
});
