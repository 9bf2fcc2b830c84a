import { StaffIcon } from '../../kit/icons/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import { dayInMonth } from '../../kit/moments/index.ts';
import { Button, InputField, Panel } from '../../kit/parts/index.ts';
import type { FilterUse } from './filters.ts';

const rangeText = (from: string, to: string): string => {
  if (from && to) return `${dayInMonth(from)} to ${dayInMonth(to)}`;
  if (from) return `From ${dayInMonth(from)}`;
  return to ? `To ${dayInMonth(to)}` : 'Any date';
};

/** The range of order dates, both included; either end may be open. */
export function DaysMenu({ filters, change }: Pick<FilterUse, 'filters' | 'change'>) {
  const { from, to } = filters;
  return (
    <Panel name="Dates" icon={<StaffIcon name="calendar" size={16} />} label={rangeText(from, to)}>
      <Stack gap={8} pad={6}>
        <InputField
          label="From"
          type="date"
          value={from}
          max={to || undefined}
          onChange={(event) => change({ from: event.target.value })}
        />
        <InputField
          label="To"
          type="date"
          value={to}
          min={from || undefined}
          onChange={(event) => change({ to: event.target.value })}
        />
        <Button variant="quiet" onClick={() => change({ from: '', to: '' })}>
          Any date
        </Button>
      </Stack>
    </Panel>
  );
}
