import { useAtomValue } from 'jotai';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { catalogueAtom } from 'shared-domain/state';
import { CapSpinner } from 'shared-ui/brand-marks';
import styles from './hero.module.css';

/** The spinner's maximum duration and check interval, in milliseconds (PAGE-3). */
const LONGEST = 3000;
const LOOK = 1000;

/** True for the first 3 seconds. */
function usePatience(): boolean {
  const [waited, setWaited] = useState(0);
  const over = waited >= LONGEST;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setWaited((before) => before + LOOK), LOOK);
    return () => clearInterval(timer);
  }, [over]);
  return !over;
}

const never = () => () => undefined;

/** False in a prerendered page, where the spinner would never stop without scripts. */
const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** 'Loading products...' until they have loaded, for 3 seconds at most. */
export function ProductsLoading() {
  const isLoading = useAtomValue(catalogueAtom).status === 'loading';
  const isPatient = usePatience();
  const isLive = useIsLive();
  return (
    <div role="status" className={styles.status}>
      {isLive && isLoading && isPatient && (
        <p className={styles.loading}>
          <CapSpinner size={32} />
          Loading products...
        </p>
      )}
    </div>
  );
}
