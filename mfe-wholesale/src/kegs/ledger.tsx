import { useState } from 'react';
import type { LicenseeKegsJson } from 'shared-domain/contracts';
import { KEG_SIZES, kegsText } from 'shared-domain/licences';
import { Button } from 'shared-ui/button';
import { Panel } from 'shared-ui/page';
import { formatDay } from './format-day.ts';
import styles from './kegs.module.css';

type Entry = NonNullable<LicenseeKegsJson['account']>['entries'][number];

const KINDS = { out: 'Delivered', back: 'Collected', lost: 'Lost', corrected: 'Corrected' } as const;
const PAGE = 20;

/** '+2' or '−1' for all sizes together. */
function signed(change: Entry['change']): string {
  const sum = KEG_SIZES.reduce((all, size) => all + (change[size] ?? 0), 0);
  return sum < 0 ? `−${-sum}` : `+${sum}`;
}

/** The keg history, newest first, 20 entries at a time. */
export function Ledger({ entries }: { entries: readonly Entry[] }) {
  const [shown, setShown] = useState(PAGE);
  return (
    <Panel title="History">
      <table className={styles.table}>
        <caption className="visually-hidden">History</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What</th>
            <th scope="col">Kegs</th>
            <th scope="col">Change</th>
            <th scope="col">With you</th>
          </tr>
        </thead>
        <tbody>
          {entries.slice(0, shown).map(({ id, at, kind, change, out, reason, undoes }) => (
            <tr key={id}>
              <th scope="row">{formatDay(at)}</th>
              <td>
                {undoes ? 'Undone' : KINDS[kind]}
                {reason && <small>{reason}</small>}
              </td>
              <td>{kegsText(change)}</td>
              <td className="num">{signed(change)}</td>
              <td className="num">
                <b>{out}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {entries.length > shown && (
        <Button variant="ghost" onClick={() => setShown(shown + PAGE)}>
          Show earlier
        </Button>
      )}
    </Panel>
  );
}
