import { useSetAtom } from 'jotai';
import { company } from 'shared-domain/company';
import { openDialogAtom } from 'shared-domain/state';
import { Button } from 'shared-ui/button';
import { preloadSiteDialog } from 'shared-ui/gates';
import { fourthCan, smallKeg, thirdBottle } from '../art/cast.ts';
import { Cast, type Standing } from '../art/standing.tsx';
import styles from './contact.module.css';

const ROUND: readonly Standing[] = [
  { product: smallKeg, x: 180, base: 338, height: 262 },
  { product: fourthCan, x: 322, base: 346, height: 214 },
  { product: thirdBottle, x: 416, base: 342, height: 248 },
];

function Picture() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 520 380"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width="520" height="380" fill="#1d5240" />
      <circle cx="330" cy="150" r="150" fill="#2a6650" />
      <circle cx="330" cy="150" r="96" fill="#E3A04F" opacity=".9" />
      <rect y="318" width="520" height="62" fill="#6B4A2E" />
      <rect y="318" width="520" height="3" fill="#D39A5C" />
      <Cast cast={ROUND} />
    </svg>
  );
}

/** How to reach the company: by email, by phone, by the contact dialog. */
export function Contact() {
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <section id="contact" className={`wrap ${styles.section}`} aria-labelledby="contact-title">
      <div className={styles.contact}>
        <div className={styles.words}>
          <h2 id="contact-title">Contact</h2>
          <p className={styles.lead}>
            Opening an account, stocking a new tap, or just curious? A person answers.
          </p>
          <dl className={styles.ways}>
            <dt>Orders</dt>
            <dd>
              <a href={`mailto:${company.ordersEmail}`}>{company.ordersEmail}</a>
            </dd>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${company.phone}`}>{company.phone}</a>
            </dd>
          </dl>
          <Button
            variant="action"
            aria-haspopup="dialog"
            onClick={() => openDialog('contact')}
            onPointerEnter={() => preloadSiteDialog('contact')}
          >
            Contact Us
          </Button>
        </div>
        <div className={styles.frame}>
          <Picture />
        </div>
      </div>
    </section>
  );
}
