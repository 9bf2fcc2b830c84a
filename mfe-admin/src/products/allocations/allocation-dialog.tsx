import { type AllocationForm, type AllocationJson, newAllocation } from 'shared-domain/contracts';
import { dayOf, instantAt, isDay } from 'shared-domain/dates';
import { typedSchema } from 'shared-ui/fields';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { Quiet, Row, Stack, Text } from '../../kit/layout/index.ts';
import { fieldTime } from '../../kit/moments/index.ts';
import { InputField, NumberField, RadioButton, typedNumber } from '../../kit/parts/index.ts';

type Typed = Record<
  'productId' | 'units' | 'most' | 'opensAt' | 'opensTime' | 'closesAt' | 'closesTime',
  string
> & { kind: AllocationForm['kind'] };

const EMPTY: Typed = {
  productId: '',
  kind: 'shared',
  units: '',
  most: '',
  opensAt: '',
  opensTime: '09:00',
  closesAt: '',
  closesTime: '17:00',
};

const typedOf = ({ productId, kind, units, most, opensAt, closesAt }: AllocationJson): Typed => ({
  ...{ productId, kind, units: String(units), most: String(most) },
  ...{ opensAt: dayOf(new Date(opensAt)), opensTime: fieldTime(opensAt) },
  ...{ closesAt: dayOf(new Date(closesAt)), closesTime: fieldTime(closesAt) },
});

const momentOf = (day: string, time: string): string =>
  isDay(day) && /^\d\d:\d\d$/.test(time) ? instantAt(day, time).toISOString() : '';

/** The typed values as the API expects them; what isn't a number is NaN. A moment's error is at its day. */
const allocationForm = typedSchema<Typed, AllocationForm>(newAllocation, (typed) => ({
  productId: typed.productId,
  kind: typed.kind,
  units: typedNumber(typed.units),
  most: typedNumber(typed.most),
  opensAt: momentOf(typed.opensAt, typed.opensTime),
  closesAt: momentOf(typed.closesAt, typed.closesTime),
}));

const KINDS = [
  ['shared', 'Shared', 'Accounts send requests until it closes. Then the units are shared round by round.'],
  ['first-come', 'First come', 'Accounts order right away, up to the limit per account.'],
] as const;

type AllocationDialogProps = {
  /** The allocation to edit; undefined for a new one. */
  before?: AllocationJson;
  /** Resolves to whether it was saved. */
  onSave: (form: AllocationForm) => Promise<boolean>;
  onClose: () => void;
};

/** The form of an allocation (ALLOCATION-1). */
export function AllocationDialog({ before, onSave, onClose }: AllocationDialogProps) {
  const form = useStaffForm<Typed, AllocationForm>({
    schema: allocationForm,
    initial: before ? typedOf(before) : EMPTY,
    save: onSave,
  });
  const { value: kind, onChange: setKind } = form.chosen('kind');
  return (
    <FormDialog
      form={form}
      title={before ? 'Edit allocation' : 'New allocation'}
      action={before ? 'Save allocation' : 'Announce'}
      unsaved={form.isChanged}
      onClose={onClose}
    >
      <InputField
        label="Item number"
        placeholder="e.g. CTR-136"
        disabled={before !== undefined}
        {...form.field('productId')}
      />
      <Stack as="fieldset" gap={8}>
        <Text as="legend" weight={600}>
          Kind
        </Text>
        {KINDS.map(([value, label, hint]) => (
          <div key={value}>
            <Row as="label" gap={6} tall={32}>
              <RadioButton name="kind" checked={value === kind} onChange={() => setKind(value)} />
              {label}
            </Row>
            <Quiet as="p" pad="0 0 0 28">
              {hint}
            </Quiet>
          </div>
        ))}
      </Stack>
      <Stack columns="repeat(auto-fit, minmax(min(100%, 180px), 1fr))" gap={14}>
        <NumberField label="Total units" {...form.field('units')} />
        <NumberField label="Limit per account" {...form.field('most')} />
        <InputField label="Opens on" type="date" {...form.field('opensAt')} />
        <InputField label="Opens at (Vancouver)" type="time" {...form.field('opensTime')} />
        <InputField label="Closes on" type="date" {...form.field('closesAt')} />
        <InputField label="Closes at (Vancouver)" type="time" {...form.field('closesTime')} />
      </Stack>
    </FormDialog>
  );
}
