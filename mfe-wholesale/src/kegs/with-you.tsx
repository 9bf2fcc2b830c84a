import type { LicenseeKegsJson } from 'shared-domain/contracts';
import { Panel } from 'shared-ui/page';
import { formatDay } from './format-day.ts';
import styles from './kegs.module.css';

type Account = NonNullable<LicenseeKegsJson['account']>;

/** Kegs out, oldest first, with order and age. */
export function WithYou({ lots, limitDays }: Pick<Account, 'lots' | 'limitDays'>) {
  return (
    <Panel title="With you now">
      <table className={styles.table}>
        <caption className="visually-hidden">Kegs with you</caption>
        <thead>
          <tr>
            <th scope="col">Delivered</th>
            <th scope="col">Kegs</th>
            <th scope="col">Order</th>
            <th scope="col">Days</th>
          </tr>
        </thead>
        <tbody>
          {lots.map(({ size, number, since, order, days }) => (
            <tr key={`${since} ${size}`}>
              <th scope="row">{formatDay(since)}</th>
              <td>
                {number} × {size} L
              </td>
              <td className={styles.order}>{order ?? '–'}</td>
              <td className={days > limitDays ? styles.late : undefined}>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ width: `${Math.min(100, (100 * days) / limitDays)}%` }} />
                </span>
                <span className="num">{days}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.small}>We count the oldest keg as returned first, whichever one we collect.</p>
    </Panel>
  );
}
