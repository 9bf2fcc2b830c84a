import type { AllocationJson } from 'shared-domain/contracts';
import { unitsText } from 'shared-domain/licences';
import { dayMoment } from '../../kit/moments/index.ts';
import { type Figure, Figures } from '../../kit/parts/index.ts';
import { sumsOf } from './labels.ts';

/** An allocation's figures: units, requests and outcomes. */
export function AllocationFigures({ allocation }: { allocation: AllocationJson }) {
  const { unit, units, most, asked, accounts, opensAt, closesAt, heldUntil, kind, sharedAt } = allocation;
  const { confirmed, held, gone } = sumsOf(allocation);
  const window = `${dayMoment(opensAt)} to ${dayMoment(closesAt)}`;
  const of = (sum: { accounts: number }) => `by ${unitsText(sum.accounts, 'account')}`;
  const figures: Figure[] = [
    {
      label: `${unit[0]?.toUpperCase()}${unit.slice(1)}s in total`,
      value: units,
      note: `up to ${most} per account`,
    },
    kind === 'shared'
      ? { label: 'Asked for', value: asked, note: `${of({ accounts })}, ${window}` }
      : { label: 'First come', note: window },
    ...(sharedAt && heldUntil
      ? [
          { label: 'Confirmed', value: confirmed.units, note: of(confirmed) },
          { label: 'Held', value: held.units, note: `${of(held)}, until ${dayMoment(heldUntil)}` },
          {
            label: 'Back on sale',
            value: gone.units,
            note: `${unitsText(gone.accounts, 'account')} declined or were too late`,
          },
        ]
      : []),
  ];
  return <Figures figures={figures} />;
}
