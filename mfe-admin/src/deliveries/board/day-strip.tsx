import { useEffect, useRef } from 'react';
import type { RunDaysJson } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { Row } from '../../kit/layout/index.ts';
import { dayInMonth, dayNumber, weekdayOf } from '../../kit/moments/index.ts';
import { IconButton } from '../../kit/parts/index.ts';
import styles from './day-strip.module.css';

type DayCount = RunDaysJson['days'][number];

/** '21 orders · 255 units', 'No orders'. */
export const dayCountText = ({ orders, units }: DayCount): string =>
  orders === 0 ? 'No orders' : `${orders === 1 ? '1 order' : `${orders} orders`} · ${units} units`;

type DayCellProps = { count: DayCount; isToday: boolean; isOpen: boolean; isNewMonth: boolean };

function DayCell({ count, isToday, isOpen, isNewMonth }: DayCellProps) {
  const { day, orders, isDone } = count;

  return (
    <li>
      <Link to={paths.deliveries({ day })} className={styles.day} aria-current={isOpen ? 'date' : undefined}>
        <Row as="span" gap={5} nowrap className={styles.date}>
          {weekdayOf(day)} <b>{isNewMonth ? dayInMonth(day) : dayNumber(day)}</b>
          {isDone && <Icon name="check" size={14} />} {isToday && <span className={styles.today}>Today</span>}
        </Row>{' '}
        <span className={styles.count}>{dayCountText(count)}</span>{' '}
        <span className={styles.short}>
          {isDone ? <Icon name="check" size={14} /> : orders || '–'}
          <span className="visually-hidden">{` ${orders === 1 ? 'order' : 'orders'}${isToday ? ', today' : ''}`}</span>
        </span>
        {isDone && <span className="visually-hidden">, all delivered</span>}
      </Link>
    </li>
  );
}

type DayStripProps = { days: RunDaysJson; day: string; onFrom: (from: string) => void };

/** Eight days that have a zone or an order, with buttons to the previous and next eight. */
export function DayStrip({ days, day, onFrom }: DayStripProps) {
  const { earlier, later, today } = days;
  const strip = useRef<HTMLElement>(null);
  // A phone has no room for all eight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the day or the strip changes.
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && strip.current) strip.current.scrollLeft = here.offsetLeft - here.offsetWidth;
  }, [day, days]);
  return (
    <Row ref={strip} as="nav" gap={4} pad="0 16 8" className={styles.strip} aria-label="Delivery days">
      <IconButton label="Earlier days" disabled={!earlier} onClick={() => earlier && onFrom(earlier)}>
        <Icon name="left" size={16} />
      </IconButton>
      <ul className={styles.days}>
        {days.days.map((count, place) => (
          <DayCell
            key={count.day}
            count={count}
            isToday={count.day === today}
            isOpen={count.day === day}
            isNewMonth={place > 0 && days.days[place - 1]?.day.slice(0, 7) !== count.day.slice(0, 7)}
          />
        ))}
      </ul>
      <IconButton label="Later days" disabled={!later} onClick={() => later && onFrom(later)}>
        <Icon name="right" size={16} />
      </IconButton>
    </Row>
  );
}
