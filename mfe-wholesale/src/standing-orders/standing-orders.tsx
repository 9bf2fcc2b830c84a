import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { StandingOrderJson, StandingOrdersJson } from 'shared-domain/contracts';
import { weekdayDate } from 'shared-domain/delivery';
import { mayOrderAtom } from 'shared-domain/state';
import { Button } from 'shared-ui/button';
import { Panel } from 'shared-ui/page';
import { ErrorState } from 'shared-ui/states';
import { EditStandingOrder } from './edit-standing-order.tsx';
import styles from './standing-orders.module.css';
import { type SaveStandingOrder, useStandingOrders } from './use-standing-orders.ts';

/** The licensee's standing orders, to pause, change or end (STANDING-5). */
export function StandingOrders() {
  const { result, load, save, show } = useStandingOrders();
  if (result === null) return null;
  const end = async ({ id, weekday, weeks, state, lines, words }: StandingOrderJson) => {
    const body = { weekday, weeks, lines };
    if (!(await save(id, { ...body, state: 'ended' }))) return;
    const undo = { label: 'Undo', onAction: () => void save(id, { ...body, state }) };
    show({ title: `${words} ended`, kind: 'success', duration: 8_000, action: undo });
  };
  return (
    <Panel title="Standing orders">
      {!result.ok ? (
        <ErrorState title="Your standing orders could not be loaded" onRetry={load}>
          {result.problem.detail}
        </ErrorState>
      ) : result.data.standingOrders.length > 0 ? (
        <ul aria-label="Standing orders">
          {result.data.standingOrders.map((standing) => (
            <li key={standing.id}>
              <StandingOrder
                standing={standing}
                served={result.data.weekdays}
                save={save}
                onEnd={() => void end(standing)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.words}>
          {result.data.isContact
            ? 'None yet. Fill your cart with a typical order, and save it there for a weekday.'
            : "Only your account's contacts can see these. Ask for a link first, and open it in this browser."}
        </p>
      )}
    </Panel>
  );
}

type Props = {
  standing: StandingOrderJson;
  served: StandingOrdersJson['weekdays'];
  save: SaveStandingOrder;
  onEnd: () => void;
};

function StandingOrder({ standing, served, save, onEnd }: Props) {
  const { id, words, next, email, weekday, weeks, state, lines } = standing;
  const [isOpen, setOpen] = useState(false);
  const mayOrder = useAtomValue(mayOrderAtom);
  const isPaused = state === 'paused';
  const toggle = () => void save(id, { weekday, weeks, lines, state: isPaused ? 'active' : 'paused' });
  return (
    <article className={styles.standing} aria-label={words}>
      <h3>{words}</h3>
      <p className={styles.words}>
        {next
          ? `Next: ${weekdayDate(next)}. We email ${email} the day before.`
          : 'Paused: nothing is offered.'}
      </p>
      {isOpen ? (
        <EditStandingOrder standing={standing} served={served} save={save} onDone={() => setOpen(false)} />
      ) : (
        <>
          <p className={`${styles.words} num`}>
            {lines.map(({ productName, quantity }) => `${quantity} × ${productName}`).join(', ')}
          </p>
          {mayOrder && (
            <div className={styles.row}>
              <Button variant="outline" size="sm" onClick={toggle}>
                {isPaused ? 'Start again' : 'Pause'}
              </Button>
              <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
                Change
              </Button>
              <Button variant="ghost" size="sm" onClick={onEnd}>
                End
              </Button>
            </div>
          )}
        </>
      )}
    </article>
  );
}
