import { WEEKDAY_NAMES } from 'shared-domain/licences';
import styles from './standing-orders.module.css';

export type Chosen = { weekday: keyof typeof WEEKDAY_NAMES; weeks: 1 | 2 };

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

type RhythmProps = {
  value: Chosen;
  /** The weekdays with delivery (STANDING-7); all of them if that is unknown. */
  served?: readonly Chosen['weekday'][] | undefined;
  onChange: (value: Chosen) => void;
};

/** 'Every' or 'Every second', and the weekday (STANDING-1). */
export function RhythmFields({ value, served = WEEKDAYS, onChange }: RhythmProps) {
  return (
    <fieldset className={styles.rhythm}>
      <legend className="visually-hidden">How often</legend>
      <select
        aria-label="How often"
        value={value.weeks}
        onChange={({ target }) => onChange({ ...value, weeks: target.value === '2' ? 2 : 1 })}
      >
        <option value={1}>Every</option>
        <option value={2}>Every second</option>
      </select>
      <select
        aria-label="Weekday"
        value={value.weekday}
        onChange={({ target }) =>
          onChange({ ...value, weekday: WEEKDAYS[Number(target.value) - 1] ?? value.weekday })
        }
      >
        {WEEKDAYS.filter((day) => day === value.weekday || served.includes(day)).map((weekday) => (
          <option key={weekday} value={weekday}>
            {WEEKDAY_NAMES[weekday]}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
