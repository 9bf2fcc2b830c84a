import { type FormEvent, useState } from 'react';
import { closedDateJson, type DeliveryPlanJson } from 'shared-domain/contracts';
import { longDate } from 'shared-domain/dates';
import { Button, Card, InputField } from '../parts/index.ts';
import styles from './zones.module.css';

type Dates = DeliveryPlanJson['closedDates'];

/** The days on which nothing is delivered; a date is added or taken off at once (DELIVERY-3). */
export function ClosedDates({
  dates,
  onChange,
}: {
  dates: Dates;
  onChange: (dates: Dates, title: string) => Promise<boolean>;
}) {
  const [typed, setTyped] = useState({ day: '', name: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const checked = closedDateJson.safeParse(typed);
    const found = checked.error?.issues ?? [];
    setErrors(Object.fromEntries(found.map(({ path, message }) => [String(path[0]), message])));
    if (!checked.success) return;
    const others = dates.filter(({ day }) => day !== checked.data.day);
    if (await onChange([...others, checked.data], `Closed on ${longDate(checked.data.day)}`)) {
      setTyped({ day: '', name: '' });
    }
  };
  const field = (name: 'day' | 'name') => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    ...(errors[name] === undefined ? {} : { error: errors[name] }),
  });
  return (
    <Card title="Closed dates">
      <ul className={styles.list}>
        {dates.map(({ day, name }) => (
          <li key={day}>
            <span>{`${longDate(day)}, ${name}`}</span>
            <Button
              aria-label={`Open on ${longDate(day)} again`}
              onClick={() =>
                void onChange(
                  dates.filter((other) => other.day !== day),
                  `${longDate(day)} is open again`,
                )
              }
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
        <InputField label="Date" type="date" {...field('day')} />
        <InputField label="Reason" placeholder="e.g. Christmas Day" {...field('name')} />
        <div className={styles.buttons}>
          <Button type="submit">Add date</Button>
        </div>
      </form>
    </Card>
  );
}
