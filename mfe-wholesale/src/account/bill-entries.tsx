import { useState } from 'react';
import type { AccountBillsJson } from 'shared-domain/contracts';
import { dayOf, longDate } from 'shared-domain/dates';
import { formatDollars } from 'shared-domain/money';
import { Button } from 'shared-ui/button';
import { Panel } from 'shared-ui/page';
import styles from './account.module.css';
import { creditNotePath, invoicePath } from './paper-paths.ts';

type Entry = AccountBillsJson['entries'][number];

const KINDS: Record<Entry['kind'], string> = {
  invoice: 'Invoice',
  payment: 'Payment',
  'credit-note': 'Credit note',
  'write-off': 'Write-off',
  correction: 'Correction',
};
const METHODS: Record<string, string> = {
  'e-transfer': 'E-transfer',
  card: 'Card',
  cash: 'Cash',
  cheque: 'Cheque',
};
const PAGE = 20;

/** What changed the balance, newest first, 20 entries at a time. */
export function BillEntries({ entries }: { entries: readonly Entry[] }) {
  const [shown, setShown] = useState(PAGE);
  return (
    <Panel title="History">
      <ul className={styles.rows} aria-label="History">
        {entries.slice(0, shown).map((entry) => (
          <li key={entry.id}>
            <div>
              <b>{titleOf(entry)}</b>
              <p className={styles.quiet}>{factsOf(entry)}</p>
            </div>
            <div className={styles.amount}>
              <b className="num">{formatDollars(entry.amount)}</b>
              <small className="num">{`Owed ${formatDollars(entry.balance)}`}</small>
            </div>
          </li>
        ))}
      </ul>
      {entries.length > shown && (
        <Button variant="ghost" onClick={() => setShown(shown + PAGE)}>
          Show earlier
        </Button>
      )}
    </Panel>
  );
}

function titleOf({ kind, document, paper }: Entry) {
  const text = document ? `${KINDS[kind]} ${document}` : KINDS[kind];
  if (!paper) return text;
  const href = paper.credit ? creditNotePath(paper.order, paper.credit) : invoicePath(paper.order);
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}

const factsOf = ({ at, method, reference }: Entry): string =>
  [longDate(dayOf(new Date(at))), method && (METHODS[method] ?? method), reference]
    .filter(Boolean)
    .join(', ');
