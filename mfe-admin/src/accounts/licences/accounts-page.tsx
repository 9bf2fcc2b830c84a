import type { AccountRow, AccountSort } from 'shared-domain/contracts';
import { addDays, dayOf } from 'shared-domain/dates';
import { centsOf } from 'shared-domain/money';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { May, useMay, useNow, usePages } from '../../data/calls/index.ts';
import { paths, useAddressQuery, useTyped } from '../../frame/address/index.ts';
import { type Column, List, useTicks } from '../../kit/list/index.ts';
import { shortDate, shortDay } from '../../kit/moments/index.ts';
import {
  ButtonLink,
  countText,
  Nothing,
  PageBody,
  PageHead,
  roundDollars,
  SearchBox,
} from '../../kit/parts/index.ts';
import { TermsBar } from './bulk-terms.tsx';

/** 'Today', 'Nov 19', or with the year if long ago. */
function dayText(at: string | undefined, now: Date): string {
  if (at === undefined) return '–';
  const day = dayOf(new Date(at));
  const today = dayOf(now);
  if (day === today) return 'Today';
  return day > addDays(today, -300) ? shortDay(at) : shortDate(at);
}

/** Of a licence its number, of a customer of the keg portal the email address. */
const numberOf = ({ licenseNumber, email = '' }: AccountRow) => licenseNumber ?? email;

/** A licence's page, or a portal customer's kegs; their orders until the first keg was delivered. */
const pageOf = ({ id, licenseNumber, kegs, ...row }: AccountRow) => {
  if (licenseNumber) return paths.account(licenseNumber);
  return kegs === undefined ? paths.orders({ search: row.email }) : paths.kegs({ account: id });
};

const columnsOf = (now: Date): Column<AccountRow>[] => [
  {
    id: 'number',
    label: 'Licence number',
    sorts: 'ascending',
    card: 'line',
    show: (row) => <Link to={pageOf(row)}>{numberOf(row)}</Link>,
  },
  { id: 'company', label: 'Company name', sorts: 'ascending', card: 'head', show: ({ name }) => name },
  {
    id: 'created',
    label: 'Created',
    sorts: 'descending',
    look: 'quiet',
    show: ({ licenseNumber, created_at }) =>
      licenseNumber ? created_at && shortDate(created_at) : 'Keg portal',
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
    label: 'Kegs out',
    look: 'number',
    yields: true,
    show: ({ id, kegs }) => (kegs ? <Link to={paths.kegs({ account: id })}>{kegs}</Link> : '–'),
  },
  {
    id: 'twelveMonths',
    label: '12 months',
    sorts: 'descending',
    look: 'number',
    card: 'head-end',
    show: (row) => <Revenue {...row} />,
  },
];

function Revenue(row: AccountRow) {
  const { orderCount, twelveMonths } = row;
  if (orderCount === 0) return '–';
  return (
    <Link
      to={paths.orders({ search: numberOf(row) })}
      title={orderCount === 1 ? '1 order in total' : `${countText(orderCount)} orders in total`}
    >
      {roundDollars(centsOf(twelveMonths))}
    </Link>
  );
}

const PAGE = 50;
const SORTS: readonly AccountSort[] = ['lastOrder', 'twelveMonths', 'created', 'company', 'number'];

/**
 * Every account with the last order and twelve months' revenue: licences, and customers of the keg portal (LICENCE-21). The API
 * searches and sorts, each column one way.
 */
export default function AccountsPage() {
  const { query, set } = useAddressQuery();
  const search = query.get('search') ?? '';
  const { typed, type } = useTyped(search, (text) => set('search', text), 250);
  const sort = SORTS.find((known) => known === query.get('sort')) ?? 'lastOrder';
  const { data, ...reading } = usePages('accounts', {
    query: { limit: PAGE, sort, ...(search && { search }) },
  });
  const rows = data?.pages.flatMap((page) => page.accounts);
  const licensees = (rows ?? []).flatMap(({ licenseNumber, name }) =>
    licenseNumber ? [{ licenseNumber, companyName: name }] : [],
  );
  const ticks = useTicks(`${sort} ${search}`);
  const ticked = licensees.filter(({ licenseNumber }) => ticks.ticked.has(licenseNumber));
  const may = (id: string) => licensees.some(({ licenseNumber }) => licenseNumber === id);
  const mayChange = useMay()('saveLicence');
  const columns = columnsOf(useNow());
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
      <PageBody>
        <List<AccountRow>
          label="Accounts"
          columns={columns}
          idOf={numberOf}
          cards="phone"
          {...(mayChange ? { ticks: { ...ticks, may } } : {})}
          sorting={{ by: sort, direction, onSort: (by) => set('sort', by) }}
          source={{ ...reading, rows, total: data?.pages.at(-1)?.total }}
          texts={{
            failed: 'The accounts could not be loaded',
            loading: 'Loading the accounts...',
            more: 'Show more accounts',
          }}
          empty={
            search ? (
              <Nothing title="No accounts found">Try part of a name, number, contact or address.</Nothing>
            ) : (
              <Nothing title="No accounts yet">Upload a file, or add the first licensee manually.</Nothing>
            )
          }
        />
        {ticked.length > 0 && <TermsBar accounts={ticked} onClear={ticks.clear} />}
      </PageBody>
    </>
  );
}
