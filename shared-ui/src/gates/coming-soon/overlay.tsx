import { useState } from 'react';
import styles from './coming-soon.module.css';
import { LaunchCard } from './launch-card.tsx';
import { LeadPopup } from './lead-popup.tsx';

/** The Coming Soon overlay: a blur over the page, the lead popup and, once closed, a card to reopen it (GATE-11). */
export default function ComingSoonOverlay() {
  const [asking, setAsking] = useState(true);
  return (
    <>
      <div className={styles.cover} />
      {asking ? <LeadPopup onClose={() => setAsking(false)} /> : <LaunchCard onAsk={() => setAsking(true)} />}
    </>
  );
}
