import type { ChangeEvent } from 'react';
import { Button } from 'shared-ui/button';
import { TextArea } from 'shared-ui/fields';
import { Icon } from 'shared-ui/icons';
import { Panel } from 'shared-ui/page';
import { countsOf, unitsOf } from './counts.ts';
import styles from './quick-order.module.css';
import { QuickRows } from './quick-rows.tsx';
import { QUICK_ORDER_ID, useArrival } from './use-arrival.ts';
import { useQuickOrder } from './use-quick-order.ts';

/** Quick order: item numbers or names with quantities, typed, pasted or from a CSV (CART-13). */
export function QuickOrder() {
  const { text, setText, rows, ready, add, take, suggestions, choose } = useQuickOrder();
  const field = useArrival();
  return (
    <div id={QUICK_ORDER_ID}>
      <Panel title="Quick order">
        <div className={styles.columns}>
          <TextArea
            ref={field}
            label="Name or item number, and quantity, one a line"
            className={styles.text}
            rows={6}
            placeholder={'CTR-101  6\nCUR-207, 4'}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="characters"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div>
            <p role="status" className={styles.counts}>
              {countsOf(rows)}
            </p>
            {rows.length > 0 ? (
              <QuickRows rows={rows} onTake={take} suggestions={suggestions} onChoose={choose} />
            ) : (
              <Hint />
            )}
          </div>
        </div>
        <div className={styles.ways}>
          <CsvFile onText={setText} />
          <Button disabled={ready.length === 0} onClick={add}>
            {ready.length === 0 ? 'Add to cart' : `Add ${unitsOf(ready)} to cart`}
          </Button>
        </div>
      </Panel>
    </div>
  );
}

function Hint() {
  return (
    <p className={styles.hint}>
      Type or paste your week’s list. Names, prices and shortages appear here as you type.
    </p>
  );
}

/** Fills the text from a local file, without uploading it. */
function CsvFile({ onText }: { onText: (text: string) => void }) {
  async function open(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const file = input.files?.[0];
    if (file) onText((await file.text()).replace(/^\ufeff/, '').trim());
    input.value = '';
  }
  return (
    <label className={styles.file}>
      <input type="file" accept=".csv,.txt,text/csv,text/plain" onChange={open} />
      <Icon name="upload" size={18} />
      Open a CSV file
    </label>
  );
}
