import { useSetAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { company } from 'shared-domain/company';
import { openDialogAtom } from 'shared-domain/state';
import { Button } from 'shared-ui/button';
import { preloadSiteDialog } from 'shared-ui/gates';
import styles from './hero.module.css';
import { ProductsLoading } from './products-loading.tsx';
import { Scene } from './scene.tsx';
import { PHONE, WIDE } from './views.ts';

const NARROW = '(width < 768px)';

function subscribe(changed: () => void) {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

type Framing = 'wide' | 'phone' | 'both';

/** Which framing this window shows. CSS shows the right one; this only decides which products are drawn first. */
const useFraming = (): Framing =>
  useSyncExternalStore<Framing>(
    subscribe,
    () => (window.matchMedia(NARROW).matches ? 'phone' : 'wide'),
    () => 'both',
  );

/** The hero: the coast, its beers, and two calls to action (PAGE-1). */
export function Hero() {
  const framing = useFraming();
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Scene view={WIDE} className={styles.wide} loading={framing === 'phone' ? 'lazy' : 'eager'} />
      <Scene view={PHONE} className={styles.phone} loading={framing === 'wide' ? 'lazy' : 'eager'} />
      <div className={`wrap ${styles.words}`}>
        <h1 id="hero-title">{company.texts.headline}</h1>
        <p>{company.texts.introduction}</p>
        <div className={styles.ways}>
          <Button
            variant="action"
            aria-haspopup="dialog"
            onClick={() => openDialog('customer-type')}
            onPointerEnter={() => preloadSiteDialog('customer-type')}
          >
            Shop Our Products
          </Button>
          <Button
            variant="outline"
            onHead
            aria-haspopup="dialog"
            onClick={() => openDialog('contact')}
            onPointerEnter={() => preloadSiteDialog('contact')}
          >
            Contact Us
          </Button>
        </div>
      </div>
      <ProductsLoading />
    </section>
  );
}
