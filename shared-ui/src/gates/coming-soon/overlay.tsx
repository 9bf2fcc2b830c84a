import { useState } from 'react';
import styles from './coming-soon.module.css';
import { LaunchCard } from './launch-card.tsx';
import { LeadPopup } from './lead-popup.tsx';

/**
 * The coming-soon overlay: a blur over the page that fades in within 500 ms, the lead popup, and after closing that a
 * card that opens it again (GATE-11).
 */
export default function ComingSoonOverlay() {
  const [asking, setAsking] = useState(true);
  return (
    <>
      <div className={styles.cover} />
      {asking ? <LeadPopup onClose={() => setAsking(false)} /> : <LaunchCard onAsk={() => setAsking(true)} />}
    </>
  );
}
