import { useSyncExternalStore } from 'react';
import { Icon } from '../icons/index.ts';
import styles from './states.module.css';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the browser has a network; true if unknown (prerendering). */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

const clock = new Intl.DateTimeFormat('en-CA', { hour: '2-digit', minute: '2-digit', hour12: false });

/**
 * A bar above a page while the browser is offline.
 * @param since when prices and stock were last fetched (milliseconds), if known
 */
export function OfflineBar({ since }: { since?: number }) {
  const online = useOnline();
  const from = since === undefined ? '' : ` Prices and stock are from ${clock.format(since)}.`;
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          <Icon name="offline" />
          <span>You are offline.{from}</span>
        </p>
      )}
    </div>
  );
}
