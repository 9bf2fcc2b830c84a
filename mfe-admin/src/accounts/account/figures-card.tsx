import type { LicenceFiguresJson } from 'shared-domain/contracts';
import { dayOf, daysBetween } from 'shared-domain/dates';
import { centsOf, formatDollars } from 'shared-domain/money';
import { useCall } from '../../data/calls/index.ts';
import { countText, type Figure, Figures, roundDollars } from '../../kit/parts/index.ts';
import { daysText } from '../licences/index.ts';
import { LoadedCard } from './loaded-card.tsx';

const ordersText = (count: number) => (count === 1 ? '1 order' : `${countText(count)} orders`);

/** 'Last order yesterday'. */
function lastOrderText(lastOrderAt: string | undefined, now: Date): string {
  if (lastOrderAt === undefined) return 'No order yet';
  const days = daysBetween(dayOf(new Date(lastOrderAt)), dayOf(now));
  return `Last order ${days === 0 ? 'today' : days === 1 ? 'yesterday' : `${daysText(days)} ago`}`;
}

const figuresOf = ({ year, yearBefore, everyDays, lastOrderAt }: LicenceFiguresJson, now: Date): Figure[] => [
  { label: '12 months', value: roundDollars(centsOf(year.total)), note: ordersText(year.orders) },
  {
    label: 'Average order',
    value: year.orders === 0 ? '–' : formatDollars(year.average),
    note:
      yearBefore.orders === 0
        ? 'No order the year before'
        : `${formatDollars(yearBefore.average)} the year before`,
  },
  {
    label: 'Usual rhythm',
    value: everyDays === undefined ? '–' : everyDays === 1 ? 'Every day' : `Every ${everyDays} days`,
    note: lastOrderText(lastOrderAt, now),
  },
];

/** How much and how often the account orders (LICENCE-15). */
export function FiguresCard({ number, now }: { number: string; now: Date }) {
  const reading = useCall('licenceFigures', { params: { number } });
  if (reading.data === undefined)
    return (
      <LoadedCard title="Figures" height={44} reading={reading}>
        {() => null}
      </LoadedCard>
    );
  return <Figures label="Figures" figures={figuresOf(reading.data, now)} isCard />;
}
