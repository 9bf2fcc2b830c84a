import { type FormEvent, useState } from 'react';
import { type ZoneJson, zoneForm } from 'shared-domain/contracts';
import { compactPostalCode, WEEKDAYS, ZONE_COLOURS } from 'shared-domain/delivery';
import { weekdayName } from '../moments/index.ts';
import { Button, Card, Choice, InputField } from '../parts/index.ts';
import styles from './zones.module.css';

type Typed = Omit<ZoneJson, 'prefixes' | 'minimum' | 'cutOff'> & {
  prefixes: string;
  minimum: string;
  daysBefore: string;
  time: string;
};

const typedOf = ({ prefixes, minimum, cutOff, ...zone }: ZoneJson): Typed => ({
  ...zone,
  prefixes: prefixes.join(' '),
  minimum: String(minimum),
  daysBefore: String(cutOff.daysBefore),
  time: cutOff.time,
});

/** What was typed as a zone; empty numbers are none. */
const zoneOf = ({ prefixes, minimum, daysBefore, time, ...zone }: Typed) => ({
  ...zone,
  prefixes: [...new Set(prefixes.split(/[\s,;]+/).map(compactPostalCode))].filter(Boolean),
  minimum: minimum === '' ? Number.NaN : Number(minimum),
  cutOff: { daysBefore: daysBefore === '' ? Number.NaN : Number(daysBefore), time },
});

/** The form of one zone (DELIVERY-1): errors stand at their fields, and what was typed stays until it is saved. */
export function ZoneEditor({
  zone,
  busy,
  onSave,
  onCancel,
  onDelete,
}: {
  zone: ZoneJson;
  busy: boolean;
  onSave: (zone: ZoneJson) => void;
  onCancel: () => void;
  onDelete?: () => void;
}) {
  const [typed, setTyped] = useState(() => typedOf(zone));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const text = (name: 'name' | 'prefixes' | 'minimum' | 'daysBefore' | 'time', at: string = name) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    ...(errors[at] === undefined ? {} : { error: errors[at] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = zoneOf(typed);
    const checked = zoneForm.safeParse(wanted);
    const found = checked.error?.issues ?? [];
    const at = (path: PropertyKey[]) => String(path[0] === 'cutOff' ? path[1] : path[0]);
    setErrors(Object.fromEntries(found.map(({ path, message }) => [at(path), message])));
    if (checked.success) onSave({ ...checked.data, id: zone.id });
  };
  const toggle = (weekday: ZoneJson['weekdays'][number]) =>
    setTyped({
      ...typed,
      weekdays: typed.weekdays.includes(weekday)
        ? typed.weekdays.filter((other) => other !== weekday)
        : [...typed.weekdays, weekday],
    });
  return (
    <Card title={zone.name === '' ? 'New zone' : `Edit ${zone.name}`}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <InputField label="Name" {...text('name')} />
        <InputField
          label="Postal codes that start with"
          hint="Such as V6B V5, with spaces between. One that another zone has moves here."
          {...text('prefixes')}
        />
        <fieldset className={styles.weekdays}>
          <legend>Served on</legend>
          {WEEKDAYS.map((weekday) => (
            <label key={weekday}>
              <input
                type="checkbox"
                checked={typed.weekdays.includes(weekday)}
                onChange={() => toggle(weekday)}
              />
              {weekdayName(weekday)}
            </label>
          ))}
          {errors.weekdays !== undefined && <p role="alert">{errors.weekdays}</p>}
        </fieldset>
        <InputField label="Order by, days before" inputMode="numeric" {...text('daysBefore')} />
        <InputField label="Time (Vancouver)" type="time" {...text('time')} />
        <InputField
          label="Minimum order, in units"
          inputMode="numeric"
          hint="A case is 1 unit, a keg up to 30 L is 2, a 50 L keg is 4."
          {...text('minimum')}
        />
        <Choice
          label="Colour"
          value={typed.colour}
          options={ZONE_COLOURS.map((colour) => ({ value: colour, label: colour }))}
          onChange={(colour) => setTyped({ ...typed, colour: colour as ZoneJson['colour'] })}
        />
        <div className={styles.buttons}>
          <Button variant="primary" type="submit" busy={busy} busyText="Saving...">
            Save zone
          </Button>
          <Button onClick={onCancel}>Discard</Button>
          {onDelete && (
            <Button variant="danger" onClick={onDelete}>
              Delete zone
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
