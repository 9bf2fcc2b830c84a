import type { ComponentType } from 'react';
import { MemoryRouter } from '../src/router/index.ts';
import { Art } from './exhibits/art.tsx';
import { Kegs } from './exhibits/kegs.tsx';
import { Large } from './exhibits/large.tsx';
import { Retail } from './exhibits/retail.tsx';
import { Wholesale } from './exhibits/wholesale.tsx';
import styles from './gallery.module.css';

/** Every exhibit by the name that its address carries: `#cards` shows the cards alone. */
const EXHIBITS: Record<string, ComponentType> = {
  art: Art,
  wholesale: Wholesale,
  retail: Retail,
  kegs: Kegs,
  large: Large,
};

/** All pieces of shared-ui in all their states; the address's hash picks one exhibit. */
export function Gallery() {
  const wanted = location.hash.slice(1);
  const shown = Object.entries(EXHIBITS).filter(([name]) => !wanted || name === wanted);
  return (
    <MemoryRouter>
      <main className={styles.gallery}>
        {shown.map(([name, Exhibit]) => (
          <section key={name} id={name} aria-label={name}>
            <Exhibit />
          </section>
        ))}
      </main>
    </MemoryRouter>
  );
}
