import { useSetAtom } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { answerCookiesAtom } from 'shared-domain/state';
import { Button } from '../../button/index.ts';
import styles from './cookies.module.css';

/** The height that the notice takes at the bottom of the window, as a property of the page's root (GATE-12). */
const HEIGHT = '--notice';

/** The cookie banner (GATE-12). It doesn't block the page: bars at the bottom lie above it, and pages end above it. */
export default function CookieBanner() {
  const answer = useSetAtom(answerCookiesAtom);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty(HEIGHT, `${place.current?.offsetHeight ?? 0}px`);
    measure();
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      style.removeProperty(HEIGHT);
    };
  }, []);
  return (
    <div ref={place} className={styles.place}>
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
    </div>
  );
}
