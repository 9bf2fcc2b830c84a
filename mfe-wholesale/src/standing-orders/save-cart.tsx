import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { rhythmText } from 'shared-domain/licences';
import { cartAtoms } from 'shared-domain/state';
import { Button } from 'shared-ui/button';
import { Panel } from 'shared-ui/page';
import { focusRefusedQuantity } from 'shared-ui/quantity-stepper';
import { Link } from 'shared-ui/router';
import { paths } from '../address/index.ts';
import { type Chosen, RhythmFields } from './rhythm-fields.tsx';
import styles from './standing-orders.module.css';
import { useStandingOrders } from './use-standing-orders.ts';

/** Saves the cart as a standing order (STANDING-1); browsers without a contact's link learn how to (STANDING-6). */
export function SaveCart() {
  const { result, save, show } = useStandingOrders();
  const cart = useAtomValue(cartAtoms.licensee);
  const [chosen, setRhythm] = useState<Chosen | null>(null);
  const [busy, setBusy] = useState(false);
  if (!result?.ok) return null;
  const served = result.data.weekdays;
  const rhythm = chosen ?? { weekday: served?.[0] ?? 2, weeks: 1 };
  const keep = async () => {
    if (focusRefusedQuantity()) return;
    setBusy(true);
    const lines = cart.map(({ product, quantity }) => ({ productId: product.id, quantity }));
    const isSaved = await save(crypto.randomUUID(), { ...rhythm, state: 'active', lines });
    setBusy(false);
    if (!isSaved) return;
    const link = { label: 'Standing orders', to: paths.orders };
    show({ title: 'Standing order saved', description: rhythmText(rhythm), kind: 'success', link });
  };
  return (
    <Panel title="Standing order">
      <p className={styles.words}>
        The same every week? We'll email you this cart the day before, and you order it with one click.
        Nothing is ordered automatically.
      </p>
      {result.data.isContact ? (
        <div className={styles.row}>
          <RhythmFields value={rhythm} served={served} onChange={setRhythm} />
          <Button variant="outline" busy={busy} busyText="Saving..." onClick={() => void keep()}>
            Save this cart
          </Button>
        </div>
      ) : (
        <p className={styles.words}>
          For contacts of your account: <Link to={paths.orders}>ask for a link</Link>, open it in this
          browser, then come back.
        </p>
      )}
    </Panel>
  );
}
