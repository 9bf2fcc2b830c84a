import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icons';
import styles from './list-view.module.css';
import type { ListOrder } from './use-list-order.ts';

/** The typed quantities, and one button to add them: 'Add 14 cases - $912.40' (LISTING-20). */
export function ListBar({ order: { ready, over, units, amount, add, clear } }: { order: ListOrder }) {
  const lines = ready.length === 1 ? '1 line' : `${ready.length} lines`;
  return (
    <section className={styles.bar} aria-label="Your quantities">
      <div className="wrap">
        <p role="status">
          <b>{`${units} in ${lines}`}</b>
          {over.length > 0 && (
            <span className={styles.warning}>
              <Icon name="warning" size={18} />
              {over.length === 1 ? '1 line is over our stock' : `${over.length} lines are over our stock`}
            </span>
          )}
        </p>
        <Button variant="ghost" onClick={clear}>
          Clear
        </Button>
        <Button variant="action" disabled={ready.length === 0} onClick={add} data-add="">
          {`Add ${units} - ${amount}`}
        </Button>
      </div>
    </section>
  );
}
