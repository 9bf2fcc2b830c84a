import { type FormEvent, useState } from 'react';
import { closedDateJson, type DeliveryPlanJson } from 'shared-domain/contracts';
import { longDate } from 'shared-domain/dates';
import { Icon } from 'shared-ui/icons';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { dayInMonth, weekdayOf } from '../../kit/moments/index.ts';
import { Button, IconButton, InputField, StaffDialog } from '../../kit/parts/index.ts';
import styles from './zones.module.css';

type Dates = DeliveryPlanJson['closedDates'];
type Change = (dates: Dates, title: string) => Promise<boolean>;

/** Days without deliveries. Dates are added and removed at once, with Undo (DELIVERY-3). */
export function ClosedDates({ dates, onChange }: { dates: Dates; onChange: Change }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Text as="section" block margin="12 0 0" underlined aria-label="Closed dates">
      <Row justify="between" tall={44} pad="4 12 4 24" tone="quiet" className={styles.head}>
        <h2>Closed dates</h2>
        <Button variant="quiet" onClick={() => setAdding(true)}>
          Add date
        </Button>
      </Row>
      <ul>
        {dates.map(({ day, name }) => (
          <Stack
            as="li"
            columns="82px 1fr auto"
            gap={8}
            align="center"
            tall={34}
            pad="2 12 2 24"
            ruled
            size="xs"
            key={day}
          >
            <span>
              {weekdayOf(day)}, {dayInMonth(day)}
            </span>
            <span>{name}</span>
            <IconButton
              label={`Open on ${longDate(day)} again`}
              onClick={() =>
                void onChange(
                  dates.filter((other) => other.day !== day),
                  `${longDate(day)} is open again`,
                )
              }
            >
              <Icon name="close" size={16} />
            </IconButton>
          </Stack>
        ))}
      </ul>
      {isAdding && <NewDate dates={dates} onChange={onChange} onClose={() => setAdding(false)} />}
    </Text>
  );
}

function NewDate({ dates, onChange, onClose }: { dates: Dates; onChange: Change; onClose: () => void }) {
  const [typed, setTyped] = useState({ day: '', name: '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const checked = closedDateJson.safeParse(typed);
    const found = checked.error?.issues ?? [];
    setErrors(Object.fromEntries(found.map(({ path, message }) => [String(path[0]), message])));
    if (!checked.success) return;
    const others = dates.filter(({ day }) => day !== checked.data.day);
    if (await onChange([...others, checked.data], `Closed on ${longDate(checked.data.day)}`)) onClose();
  };
  const field = (name: 'day' | 'name') => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    ...(errors[name] === undefined ? {} : { error: errors[name] }),
  });
  return (
    <StaffDialog open title="Add a closed date" width={380} onClose={onClose}>
      <Stack as="form" gap={14} onSubmit={(event) => void add(event)} noValidate>
        <InputField label="Date" type="date" {...field('day')} data-autofocus />
        <InputField label="Reason" placeholder="e.g. Christmas Day" {...field('name')} />
        <p>No zone gets deliveries on this day. Other days don't change.</p>
        <Button type="submit" variant="primary">
          Add date
        </Button>
      </Stack>
    </StaffDialog>
  );
}
