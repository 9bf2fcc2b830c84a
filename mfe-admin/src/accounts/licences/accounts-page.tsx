import { useAtomValue } from 'jotai';
import type { LicenceListJson, LicenceSort } from 'shared-domain/contracts';
import { addDays, dayOf } from 'shared-domain/dates';
import { centsOf } from 'shared-domain/money';
import { nowAtom } from 'shared-domain/state';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { May, useMay, usePages } from '../../data/calls/index.ts';
import { paths, useAddressQuery, useTyped } from '../../frame/address/index.ts';
import { type Column, List, useTicks } from '../../kit/list/index.ts';
import { shortDate, shortDay } from '../../kit/moments/index.ts';
import { ButtonLink, countText, Nothing, PageHead, roundDollars, SearchBox } from '../../kit/parts/index.ts';
import { TermsBar } from './bulk-terms.tsx';
import styles from './licences.module.css';

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

const PAGE = 50;
const SORTS: readonly LicenceSort[] = ['lastOrder', 'twelveMonths', 'created', 'company', 'number'];

/** Every account with the last order and twelve months' revenue. The API searches and sorts, each column one way. */
export function AccountsPage() {
  const { query, set } = useAddressQuery();
  const search = query.get('search') ?? '';
  const { typed, type } = useTyped(search, (text) => set('search', text), 250);
  const sort = SORTS.find((known) => known === query.get('sort')) ?? 'lastOrder';
  const { data, ...reading } = usePages('searchLicences', {
    query: { limit: PAGE, sort, ...(search && { search }) },
  });
  const total = data?.pages.at(-1)?.total;
  const rows = data?.pages.flatMap((page) => page.licences);
  const ticks = useTicks(`${sort} ${search}`);
  const ticked = rows?.filter(({ licenseNumber }) => ticks.ticked.has(licenseNumber)) ?? [];
  const mayChange = useMay()('saveLicence');
  const columns = columnsOf(useAtomValue(nowAtom));
  const direction = columns.find(({ id }) => id === sort)?.sorts ?? 'ascending';
  return (
    <>
      <PageHead
        title="Accounts"
        actions={
          <>
            <SearchBox label="Account, licence, contact or phone" value={typed} onChange={type} />
            <May call="saveLicence">
              <ButtonLink variant="primary" to={paths.licences({ tab: 'manual' })}>
                <Icon name="plus" size={16} />
                Add account
              </ButtonLink>
            </May>
          </>
        }
      />
      <div className={styles.panel}>
        <List<Licensee>
          label="Licensees"
          columns={columns}
          idOf={({ licenseNumber }) => licenseNumber}
          cards="phone"
          {...(mayChange ? { ticks } : {})}
          sorting={{ by: sort, direction, onSort: (by) => set('sort', by) }}
          source={{ ...reading, rows, ...(total === undefined ? {} : { total }) }}
          texts={{
            failed: 'The licensees could not be loaded',
            loading: 'Loading licensees...',
            more: 'Show more licensees',
          }}
          empty={
            search ? (
              <Nothing title="No accounts found">Try part of a name, number, contact or address.</Nothing>
            ) : (
              <Nothing title="No licensees yet">Upload a file, or add the first licensee manually.</Nothing>
            )
          }
        />
        {ticked.length > 0 && <TermsBar accounts={ticked} onClear={ticks.clear} />}
      </div>
    </>
  );
}
