import type { AllocationJson, AllocationState, ShareState } from 'shared-domain/contracts';
import { unitsText } from 'shared-domain/licences';
import { dayMoment } from '../../kit/moments/index.ts';
import type { Tone } from '../../kit/parts/index.ts';

export const STATES: Readonly<Record<AllocationState, { label: string; tone: Tone }>> = {
  planned: { label: 'Planned', tone: 'plain' },
  open: { label: 'Open', tone: 'info' },
  closed: { label: 'Being shared', tone: 'warn' },
  shared: { label: 'Shared', tone: 'ok' },
  ended: { label: 'Ended', tone: 'plain' },
  cancelled: { label: 'Cancelled', tone: 'error' },
};

/** '96 cases, up to 6 per account, Nov 16, 9:00 AM to Nov 20, 5:00 PM'. */
export const termsText = ({ units, unit, most, opensAt, closesAt }: AllocationJson): string =>
  `${unitsText(units, unit)}, up to ${most} per account, ${dayMoment(opensAt)} to ${dayMoment(closesAt)}`;

/** An allocation's totals over its accounts. */
export function sumsOf({ shares = [] }: Pick<AllocationJson, 'shares'>) {
  const of = (...states: ShareState[]) => shares.filter(({ state }) => state && states.includes(state));
  const units = (some: typeof shares) => some.reduce((sum, { got = 0 }) => sum + got, 0);
  const [confirmed, held] = [of('confirmed'), of('held', 'confirming')];
  const gone = of('let-go', 'expired');
  const sold = confirmed.reduce((sum, one) => sum + (one.confirmed ?? 0), 0);
  return {
    confirmed: { accounts: confirmed.length, units: sold },
    held: { accounts: held.length, units: units(held) },
    gone: { accounts: gone.length, units: units(gone) + units(confirmed) - sold },
  };
}
