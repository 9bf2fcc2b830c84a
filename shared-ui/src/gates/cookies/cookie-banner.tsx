import { useSetAtom } from 'jotai';
import { answerCookiesAtom } from 'shared-domain/state';
import { Button } from '../../button/index.ts';
import styles from './cookies.module.css';

/** The cookie banner (GATE-12). It doesn't block the page. */
export default function CookieBanner() {
  const answer = useSetAtom(answerCookiesAtom);
  return (
    <section className={styles.banner} aria-label="Cookies">
      <p className={styles.words}>
        <b>Cookies</b> keep your cart and your age answer on this device. With your consent we also count
        visits.
      </p>
      <div className={styles.answers}>
        <Button variant="outline" size="sm" onClick={() => answer('declined')}>
          Decline
        </Button>
        <Button size="sm" onClick={() => answer('accepted')}>
          Accept
        </Button>
      </div>
    </section>
  );
}
