import { useEffect, useState } from 'react';
import { isDay } from 'shared-domain/dates';
import { useCall } from '../../data/calls/index.ts';
import { useAddressQuery } from '../../frame/address/index.ts';

/** The day in the address, or today, and the days around it. */
export function useDay() {
  const { query, write } = useAddressQuery();
  const [from, setFrom] = useState<string>();
  const { data: days, problem, refetch } = useCall('runDays', { query: from === undefined ? {} : { from } });
  const asked = query.get('day');
  const day = asked !== null && isDay(asked) ? asked : days?.today;
  const [first, last] = [days?.days[0]?.day, days?.days.at(-1)?.day];
  const isOutside =
    day !== undefined && first !== undefined && last !== undefined && (day < first || day > last);
  // Opening a day scrolls the strip to it; the strip's arrows don't change the day.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of day moves the strip.
  useEffect(() => {
    if (isOutside) setFrom(day);
  }, [day]);
  const open = (next: string) =>
    write((now) => {
      now.set('day', next);
      return now;
    });
  /** The delivery day before or after the current one. */
  const step = (by: 1 | -1) => {
    const all = days?.days.map((one) => one.day) ?? [];
    const next =
      by === 1
        ? all.find((one) => day !== undefined && one > day)
        : all.findLast((one) => day !== undefined && one < day);
    if (next) return open(next);
    const beyond = by === 1 ? days?.later : days?.earlier;
    if (beyond) {
      setFrom(beyond);
      if (by === 1) open(beyond);
    }
  };
  return { day, days, problem, refetch, step, setFrom, open, today: days?.today };
}
