import { useAtomValue } from 'jotai';
import type { LicenceListJson, LicenceSort } from 'shared-domain/contracts';
import { addDays, dayOf } from 'shared-domain/dates';
import { centsOf } from 'shared-domain/money';
import { nowAtom } from 'shared-domain/state';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { shortDate, shortDay } from '../../kit/moments/index.ts';
import { Button, countText, Failed, Nothing, roundDollars, WaitingRows } from '../../kit/parts/index.ts';
import styles from './register.module.css';
import type { Register } from './use-register.ts';

type Licensee = LicenceListJson['licences'][number];

const COLUMNS: readonly { sort: LicenceSort; label: string }[] = [
  { sort: 'number', label: 'Licence number' },
  { sort: 'company', label: 'Company name' },
  { sort: 'created', label: 'Created' },
  { sort: 'lastOrder', label: 'Last order' },
  { sort: 'twelveMonths', label: '12 months' },
];

/** Initial sort direction: numbers and names ascend, dates and sums descend. */
const isUpward = (sort: LicenceSort) => sort === 'number' || sort === 'company';

/** 'Today', 'Nov 19', or with the year if long ago. */
function dayText(at: string | undefined, now: Date): string {
  if (at === undefined) return '–';
  const day = dayOf(new Date(at));
  const today = dayOf(now);
  if (day === today) return 'Today';
  return day > addDays(today, -300) ? shortDay(at) : shortDate(at);
}

function Head({
  sort,
  label,
  isSorted,
  onSort,
}: {
  sort: LicenceSort;
  label: string;
  isSorted: boolean;
  onSort: () => void;
}) {
  const direction = isUpward(sort) ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button type="button" onClick={onSort} className={isSorted ? styles.sorted : undefined}>
        {label}
        {isSorted && <span aria-hidden="true">{isUpward(sort) ? '↑' : '↓'}</span>}
      </button>
    </th>
  );
}

function Row({ licensee, now }: { licensee: Licensee; now: Date }) {
  const { licenseNumber, companyName, created_at, lastOrderAt, orderCount = 0, twelveMonths = 0 } = licensee;
  return (
    <tr>
      <th scope="row">
        <Link to={paths.account(licenseNumber)}>{licenseNumber}</Link>
      </th>
      <td className={styles.company}>{companyName}</td>
      <td className={styles.created}>{created_at === undefined ? '–' : shortDate(created_at)}</td>
      <td className={styles.last}>{dayText(lastOrderAt, now)}</td>
      <td className={`num ${styles.sum}`}>
        {orderCount === 0 ? (
          '–'
        ) : (
          <Link
            to={paths.orders({ search: licenseNumber })}
            title={orderCount === 1 ? '1 order in total' : `${countText(orderCount)} orders in total`}
          >
            {roundDollars(centsOf(twelveMonths))}
          </Link>
        )}
      </td>
    </tr>
  );
}

type RegisterTableProps = { register: Register; sort: LicenceSort; onSort: (sort: LicenceSort) => void };

/** The register: every licensee with the last order and twelve months' revenue, sortable. */
export function RegisterTable({ register, sort, onSort }: RegisterTableProps) {
  const now = useAtomValue(nowAtom);
  if (register.problem)
    return (
      <Failed
        title="The licensees could not be loaded"
        reference={register.problem.detail}
        action={<Button onClick={register.refetch}>Try Again</Button>}
      />
    );
  const { licences, total = licences?.length, hasMore } = register;
  if (!licences || total === undefined)
    return (
      <div className={styles.box}>
        <WaitingRows label="Loading licensees..." widths={[70, 180, 90, 60, 72]} rows={8} />
      </div>
    );
  if (licences.length === 0)
    return <Nothing title="No licensees yet">Upload a file, or add the first licensee manually.</Nothing>;
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <caption className="visually-hidden">Licensees</caption>
        <thead className={styles.heads}>
          <tr>
            {COLUMNS.map((column) => (
              <Head
                key={column.sort}
                {...column}
                isSorted={column.sort === sort}
                onSort={() => onSort(column.sort)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {licences.map((licensee) => (
            <Row key={licensee.licenseNumber} licensee={licensee} now={now} />
          ))}
        </tbody>
      </table>
      {hasMore && (
        <p className={styles.further}>
          <span className="num">
            {countText(licences.length)} of {countText(total)}
          </span>
          <Button onClick={() => void register.readMore()} busy={register.isFetching} busyText="Loading...">
            Show more licensees
          </Button>
        </p>
      )}
    </div>
  );
}
