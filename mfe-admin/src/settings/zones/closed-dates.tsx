import { useState } from 'react';
import { closedDateJson, type DeliveryPlanJson } from 'shared-domain/contracts';
import { longDate } from 'shared-domain/dates';
import { Icon } from 'shared-ui/icons';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { dayInMonth, weekdayOf } from '../../kit/moments/index.ts';
import { Button, IconButton, InputField } from '../../kit/parts/index.ts';
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
  const form = useStaffForm({
    schema: closedDateJson,
    initial: { day: '', name: '' },
    save: (added) => {
      const others = dates.filter(({ day }) => day !== added.day);
      return onChange([...others, added], `Closed on ${longDate(added.day)}`);
    },
  });
  return (
    <FormDialog form={form} title="Add a closed date" action="Add date" width={380} onClose={onClose}>
      <InputField label="Date" type="date" data-autofocus {...form.field('day')} />
      <InputField label="Reason" placeholder="e.g. Christmas Day" {...form.field('name')} />
      <p>No zone gets deliveries on this day. Other days don't change.</p>
    </FormDialog>
  );
}
