import { RATE_KINDS, type RateKind } from 'shared-domain/accounting';
import type { Problem } from 'shared-domain/client';
import { type RateJson, type RateRequest, rateRequest } from 'shared-domain/contracts';
import { addDays, type Day } from 'shared-domain/dates';
import { PROVINCES, type Province } from 'shared-domain/provinces';
import { typedSchema } from 'shared-ui/fields';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { Stack, Text } from '../../kit/layout/index.ts';
import {
  CHANNEL_NAMES,
  InputField,
  Notice,
  NumberField,
  SelectField,
  Tick,
  typedNumber,
} from '../../kit/parts/index.ts';
import { dueIn } from './rate-rows.ts';

const labelOf = ({ channel, name }: RateKind): string => `${CHANNEL_NAMES[channel]}: ${name}`;

type Typed = { kind: string; provinces: Province[]; from: string; perUnit: string; percent: string };

const nameOf = ({ charge, channel }: RateRequest): string => {
  const kind = RATE_KINDS.find((one) => one.id === charge && one.channel === channel);
  return kind ? labelOf(kind) : charge;
};

const kindOf = (label: string): RateKind =>
  RATE_KINDS.find((one) => labelOf(one) === label) ?? (RATE_KINDS[0] as RateKind);

/** The typed row as the API expects it. */
const rateForm = typedSchema<Typed, RateRequest>(rateRequest, ({ kind, provinces, from, ...typed }) => {
  const { id, channel, isPerUnit } = kindOf(kind);
  return {
    ...{ charge: id, channel, from },
    ...(channel === 'dtc' ? { provinces } : {}),
    ...(isPerUnit
      ? { perUnit: typedNumber(typed.perUnit, /^\$/) }
      : { percent: typedNumber(typed.percent, /%$/) }),
  };
});

type AddRateDialogProps = {
  rates: readonly RateJson[];
  today: Day;
  onAdd: (row: RateRequest, name: string) => Promise<Problem | undefined>;
  onClose: () => void;
};

/** Adds a row from a future day on (RATE-2); in retail first for the provinces where the charge is due. */
export function AddRateDialog({ rates, today, onAdd, onClose }: AddRateDialogProps) {
  const started = (kind: RateKind): Province[] =>
    kind.channel === 'dtc' ? dueIn(kind.id, rates, today) : [];
  const first = RATE_KINDS[0] as RateKind;
  const form = useStaffForm<Typed, RateRequest>({
    schema: rateForm,
    initial: { kind: labelOf(first), provinces: started(first), from: '', perUnit: '', percent: '' },
    save: (row) => onAdd(row, nameOf(row)),
  });
  const kind = kindOf(form.typed.kind);
  const provinces = form.chosen('provinces');
  return (
    <FormDialog form={form} title="Add a rate" action="Add" busyText="Adding..." onClose={onClose}>
      <SelectField
        label="Charge"
        options={RATE_KINDS.map((one) => ({ value: labelOf(one), label: labelOf(one) }))}
        value={form.typed.kind}
        onChange={({ target }) => {
          form.set('kind', target.value);
          form.set('provinces', started(kindOf(target.value)));
        }}
      />
      {kind.channel === 'dtc' && <Provinces chosen={provinces.value} onChange={provinces.onChange} />}
      {provinces.error !== undefined && <Notice tone="warn">{provinces.error}</Notice>}
      <InputField label="From" type="date" min={addDays(today, 1)} {...form.field('from')} />
      <NumberField
        key={kind.isPerUnit ? 'dollars' : 'percent'}
        label={kind.isPerUnit ? 'Dollars for each unit' : 'Per cent'}
        decimal
        hint="0 ends the charge from that day on."
        {...form.field(kind.isPerUnit ? 'perUnit' : 'percent')}
      />
    </FormDialog>
  );
}

type ProvincesProps = { chosen: readonly Province[]; onChange: (provinces: Province[]) => void };

const Provinces = ({ chosen, onChange }: ProvincesProps) => (
  <Stack as="fieldset" columns="repeat(2, minmax(0, 1fr))">
    <Text as="legend" weight={600}>
      Provinces
    </Text>
    {(Object.keys(PROVINCES) as Province[]).map((province) => (
      <Tick
        key={province}
        checked={chosen.includes(province)}
        onChange={(on) => onChange(on ? [...chosen, province] : chosen.filter((other) => other !== province))}
      >
        {PROVINCES[province]}
      </Tick>
    ))}
  </Stack>
);
