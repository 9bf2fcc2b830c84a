import { type FormEvent, useState } from 'react';
import { RATE_KINDS, type RateKind } from 'shared-domain/accounting';
import type { Problem } from 'shared-domain/client';
import { type RateJson, type RateRequest, rateRequest } from 'shared-domain/contracts';
import { addDays, type Day } from 'shared-domain/dates';
import { PROVINCES, type Province } from 'shared-domain/provinces';
import { Row, Stack } from '../../kit/layout/index.ts';
import {
  CHANNEL_NAMES,
  CheckBox,
  Choice,
  FormFoot,
  InputField,
  Notice,
  StaffDialog,
  typedNumber,
} from '../../kit/parts/index.ts';
import { dueIn } from './rate-rows.ts';
import styles from './rates.module.css';

const labelOf = ({ channel, name }: RateKind): string => `${CHANNEL_NAMES[channel]}: ${name}`;

type Typed = { kind: RateKind; provinces: readonly Province[]; from: string; amount: string };

/** The typed row as the API expects it. */
const requestOf = ({ kind: { id, channel, isPerUnit }, provinces, from, amount }: Typed): RateRequest => ({
  ...{ charge: id, channel, from },
  ...(channel === 'dtc' ? { provinces: [...provinces] } : {}),
  ...(isPerUnit ? { perUnit: typedNumber(amount, /^\$/) } : { percent: typedNumber(amount, /%$/) }),
});

/** Adds a row from a future day on (RATE-2); in retail first for the provinces where the charge is due. */
export function AddRateDialog({
  rates,
  today,
  busy,
  onAdd,
  onClose,
}: {
  rates: readonly RateJson[];
  today: Day;
  busy: boolean;
  onAdd: (row: RateRequest, name: string) => Promise<Problem | undefined>;
  onClose: () => void;
}) {
  const started = (kind: RateKind): Pick<Typed, 'kind' | 'provinces'> => ({
    kind,
    provinces: kind.channel === 'dtc' ? dueIn(kind.id, rates, today) : [],
  });
  const [typed, setTyped] = useState<Typed>(() => ({
    ...started(RATE_KINDS[0] as RateKind),
    from: '',
    amount: '',
  }));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { kind, provinces, from, amount } = typed;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const row = requestOf(typed);
    const checked = rateRequest.safeParse(row);
    if (!checked.success)
      return setErrors(
        errorsOf(checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))),
      );
    const problem = await onAdd(row, labelOf(kind));
    if (!problem) return onClose();
    setErrors(problem.errors ? errorsOf(problem.errors) : { form: problem.detail });
  };
  const errorAt = (path: string) => (errors[path] === undefined ? {} : { error: errors[path] });
  return (
    <StaffDialog open title="Add a rate" width={520} onClose={onClose}>
      <Stack as="form" gap={14} onSubmit={(event) => void add(event)} noValidate>
        <Stack gap={4}>
          <span aria-hidden="true">Charge</span>
          <Choice
            label="Charge"
            value={labelOf(kind)}
            options={RATE_KINDS.map((one) => ({ value: labelOf(one), label: labelOf(one) }))}
            onChange={(label) => {
              const chosen = RATE_KINDS.find((one) => labelOf(one) === label);
              if (chosen) setTyped({ ...typed, ...started(chosen) });
            }}
          />
        </Stack>
        {kind.channel === 'dtc' && (
          <Provinces chosen={provinces} onChange={(next) => setTyped({ ...typed, provinces: next })} />
        )}
        {errors.provinces !== undefined && <Notice tone="warn">{errors.provinces}</Notice>}
        <InputField
          label="From"
          type="date"
          min={addDays(today, 1)}
          value={from}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
          {...errorAt('from')}
        />
        <InputField
          label={kind.isPerUnit ? 'Dollars for each unit' : 'Per cent'}
          inputMode="decimal"
          hint="0 ends the charge from that day on."
          value={amount}
          onChange={({ target }) => setTyped({ ...typed, amount: target.value })}
          {...errorAt(kind.isPerUnit ? 'perUnit' : 'percent')}
        />
        {errors.form !== undefined && <Notice tone="warn">{errors.form}</Notice>}
        <FormFoot busy={busy} busyText="Adding..." onCancel={onClose}>
          Add
        </FormFoot>
      </Stack>
    </StaffDialog>
  );
}

const errorsOf = (found: readonly { path: string; message: string }[]) =>
  Object.fromEntries(found.map(({ path, message }) => [path.split('.')[0] ?? '', message]));

type ProvincesProps = { chosen: readonly Province[]; onChange: (provinces: Province[]) => void };

const Provinces = ({ chosen, onChange }: ProvincesProps) => (
  <Stack as="fieldset" columns="repeat(2, minmax(0, 1fr))" className={styles.provinces}>
    <legend>Provinces</legend>
    {(Object.keys(PROVINCES) as Province[]).map((province) => (
      <Row as="label" gap={4} tall={36} key={province}>
        <CheckBox
          checked={chosen.includes(province)}
          onChange={(on) =>
            onChange(on ? [...chosen, province] : chosen.filter((other) => other !== province))
          }
        />
        {PROVINCES[province]}
      </Row>
    ))}
  </Stack>
);
