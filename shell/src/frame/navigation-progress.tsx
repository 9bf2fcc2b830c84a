import { useNavigation } from 'react-router';
import styles from './frame.module.css';

/** A thin line at the top while the next page loads; a fast page never shows it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <div className={styles.progress} role="progressbar" aria-label="Loading page" />
  );
}
