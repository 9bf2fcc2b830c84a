import { Icon } from 'shared-ui/icons';
import styles from './retail-shop.module.css';

/** The notice of a closed store (GATE-13). */
export function StoreClosed() {
  return (
    <p className={styles.closed}>
      <Icon name="info" />
      <span>
        <b>Our retail store is closed at the moment.</b> Look around as you like; ordering opens again soon.
      </span>
    </p>
  );
}
