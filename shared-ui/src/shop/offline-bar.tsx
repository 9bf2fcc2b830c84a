import { useAtomValue } from 'jotai';
import { catalogueAsOfAtom, isReachedAtom } from 'shared-domain/state';
import { Icon } from '../icons/index.ts';
import { useOnline } from '../states/index.ts';
import styles from './offline-bar.module.css';

/** '9:40 AM' by the visitor's own clock. */
const timeText = (at: number) =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/**
 * A bar above a shop's pages while the browser is offline or the API can't be reached: it shows the age of prices and stock.
 */
export function OfflineBar() {
  const isOnline = useOnline();
  const isReached = useAtomValue(isReachedAtom);
  const asOf = useAtomValue(catalogueAsOfAtom);
  const state = isOnline ? 'We can’t be reached at the moment.' : 'You are offline.';
  return (
    <div role="status">
      {!(isOnline && isReached) && (
        <p className={styles.offline}>
          <Icon name="offline" />
          <span>
            {state}
            {asOf !== null && ` Prices and stock are from ${timeText(asOf)}.`}
          </span>
        </p>
      )}
    </div>
  );
}
