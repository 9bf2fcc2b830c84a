import { useAtomValue } from 'jotai';
import type { LicenceListJson, LicenceSort } from 'shared-domain/contracts';
import { addDays, dayOf } from 'shared-domain/dates';
import { centsOf } from 'shared-domain/money';
import { nowAtom } from 'shared-domain/state';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { type Column, List } from '../../kit/list/index.ts';
import { shortDate, shortDay } from '../../kit/moments/index.ts';
import { countText, Nothing, roundDollars } from '../../kit/parts/index.ts';
import type { Register } from './use-register.ts';

type Licensee = LicenceListJson['licences'][number];

/** 'Today', 'Nov 19', or with the year if long ago. */
function dayText(at: string | undefined, now: Date): string {
  if (at === undefined) return '–';
  const day = dayOf(new Date(at));
  const today = dayOf(now);
  if (day === today) return 'Today';
  return day > addDays(today, -300) ? shortDay(at) : shortDate(at);
}

const columnsOf = (now: Date): Column<Licensee>[] => [
  {
    id: 'number',
    label: 'Licence number',
    sorts: 'ascending',
    card: 'line',
    show: ({ licenseNumber }) => <Link to={paths.account(licenseNumber)}>{licenseNumber}</Link>,
  },
  {
    id: 'company',
    label: 'Company name',
    sorts: 'ascending',
    card: 'head',
    show: ({ companyName }) => companyName,
  },
  {
    id: 'created',
    label: 'Created',
    sorts: 'descending',
    look: 'quiet',
    show: ({ created_at }) => (created_at === undefined ? '–' : shortDate(created_at)),
  },
  {
    id: 'lastOrder',
    label: 'Last order',
    sorts: 'descending',
    look: 'quiet',
    card: 'line-end',
    show: ({ lastOrderAt }) => dayText(lastOrderAt, now),
  },
  {
    id: 'twelveMonths',
    label: '12 months',
    sorts: 'descending',
    look: 'number',
    card: 'head-end',
    show: (licensee) => <Revenue {...licensee} />,
  },
];

function Revenue({ licenseNumber, orderCount = 0, twelveMonths = 0 }: Licensee) {
  if (orderCount === 0) return '–';
  return (
    <Link
      to={paths.orders({ search: licenseNumber })}
      title={orderCount === 1 ? '1 order in total' : `${countText(orderCount)} orders in total`}
    >
      {roundDollars(centsOf(twelveMonths))}
    </Link>
  );
}

type RegisterTableProps = { register: Register; sort: LicenceSort; onSort: (sort: LicenceSort) => void };

/** The register: every licensee with the last order and twelve months' revenue. The API sorts it, each column one way. */
export function RegisterTable({ register, sort, onSort }: RegisterTableProps) {
  const columns = columnsOf(useAtomValue(nowAtom));
  const direction = columns.find(({ id }) => id === sort)?.sorts ?? 'ascending';
  return (
    <List<Licensee>
      label="Licensees"
      columns={columns}
      idOf={({ licenseNumber }) => licenseNumber}
      cards="phone"
      sorting={{ by: sort, direction, onSort: (by) => onSort(by as LicenceSort) }}
      source={register}
      texts={{
        failed: 'The licensees could not be loaded',
        loading: 'Loading licensees...',
        more: 'Show more licensees',
      }}
      empty={<Nothing title="No licensees yet">Upload a file, or add the first licensee manually.</Nothing>}
    />
  );
}
