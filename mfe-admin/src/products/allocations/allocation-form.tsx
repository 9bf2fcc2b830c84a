import { type FormEvent, type ReactNode, useState } from 'react';
import { type AllocationForm, type AllocationJson, newAllocation } from 'shared-domain/contracts';
import { dayOf, instantAt, isDay } from 'shared-domain/dates';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { fieldTime } from '../../kit/moments/index.ts';
import { Button, Card, InputField, RadioButton, typedNumber } from '../../kit/parts/index.ts';
import styles from './allocations.module.css';

const FIELDS = ['productId', 'units', 'most', 'opensDay', 'opensTime', 'closesDay', 'closesTime'] as const;
type Typed = Record<(typeof FIELDS)[number], string> & { kind: AllocationForm['kind'] };

const EMPTY: Typed = {
  productId: '',
  kind: 'shared',
  units: '',
  most: '',
  opensDay: '',
  opensTime: '09:00',
  closesDay: '',
  closesTime: '17:00',
};

const typedOf = ({ productId, kind, units, most, opensAt, closesAt }: AllocationJson): Typed => ({
  ...{ productId, kind, units: String(units), most: String(most) },
  ...{ opensDay: dayOf(new Date(opensAt)), opensTime: fieldTime(opensAt) },
  ...{ closesDay: dayOf(new Date(closesAt)), closesTime: fieldTime(closesAt) },
});

const momentOf = (day: string, time: string): string =>
  isDay(day) && /^\d\d:\d\d$/.test(time) ? instantAt(day, time).toISOString() : '';

/** The typed values as the API expects them; what isn't a number is NaN. */
const formOf = (typed: Typed) => ({
  productId: typed.productId,
  kind: typed.kind,
  units: typedNumber(typed.units),
  most: typedNumber(typed.most),
  opensAt: momentOf(typed.opensDay, typed.opensTime),
  closesAt: momentOf(typed.closesDay, typed.closesTime),
});

const AT_FIELD: Readonly<Record<string, string>> = { opensAt: 'opensDay', closesAt: 'closesDay' };

const KINDS = [
  ['shared', 'Shared', 'Accounts send requests until it closes. Then the units are shared round by round.'],
  ['first-come', 'First come', 'Accounts order right away, up to the limit per account.'],
] as const;

/** The form of an allocation (ALLOCATION-1), with errors at their fields. */
export function AllocationFormCard({
  before,
  busy,
  onSave,
  onCancel,
}: {
  /** The allocation to edit; undefined for a new one. */
  before?: AllocationJson;
  busy: boolean;
  onSave: (form: AllocationForm) => void;
  onCancel: () => void;
}) {
  const [typed, setTyped] = useState(() => (before ? typedOf(before) : EMPTY));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const field = (name: (typeof FIELDS)[number]) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    ...(errors[name] === undefined ? {} : { error: errors[name] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = newAllocation.safeParse(formOf(typed));
    const found = checked.error?.issues ?? [];
    const at = (path: PropertyKey[]) => AT_FIELD[String(path[0])] ?? String(path[0]);
    setErrors(Object.fromEntries(found.map(({ path, message }) => [at(path), message])));
    if (checked.success) onSave(checked.data);
  };
  return (
    <Card title={before ? 'Edit allocation' : 'New allocation'}>
      <Stack as="form" gap={14} pad="12 14 16" className={styles.form} onSubmit={submit} noValidate>
        <InputField
          label="Item number"
          placeholder="e.g. CTR-136"
          disabled={before !== undefined}
          {...field('productId')}
        />
        <Kinds value={typed.kind} onChange={(kind) => setTyped({ ...typed, kind })} />
        <Pair>
          <InputField label="Total units" inputMode="numeric" {...field('units')} />
          <InputField label="Limit per account" inputMode="numeric" {...field('most')} />
        </Pair>
        <Pair>
          <InputField label="Opens on" type="date" {...field('opensDay')} />
          <InputField label="Opens at (Vancouver)" type="time" {...field('opensTime')} />
        </Pair>
        <Pair>
          <InputField label="Closes on" type="date" {...field('closesDay')} />
          <InputField label="Closes at (Vancouver)" type="time" {...field('closesTime')} />
        </Pair>
        <Row wrap gap={8} align="stretch">
          <Button variant="primary" type="submit" busy={busy} busyText="Saving...">
            {before ? 'Save allocation' : 'Announce'}
          </Button>
          <Button onClick={onCancel}>Discard</Button>
        </Row>
      </Stack>
    </Card>
  );
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Stack columns="repeat(auto-fit, minmax(min(100%, 180px), 1fr))" gap={14}>
    {children}
  </Stack>
);

type KindsProps = { value: Typed['kind']; onChange: (kind: Typed['kind']) => void };

const Kinds = ({ value, onChange }: KindsProps) => (
  <Stack as="fieldset" gap={8}>
    <Text as="legend" weight={600}>
      Kind
    </Text>
    {KINDS.map(([kind, label, hint]) => (
      <div key={kind}>
        <Row as="label" gap={6} tall={32}>
          <RadioButton name="kind" checked={value === kind} onChange={() => onChange(kind)} />
          {label}
        </Row>
        <Text as="p" pad="0 0 0 28" tone="quiet">
          {hint}
        </Text>
      </div>
    ))}
  </Stack>
);
