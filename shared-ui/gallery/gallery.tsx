import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { Art } from './exhibits/art.tsx';
import { CardStates } from './exhibits/card-states.tsx';
import { Cart } from './exhibits/cart.tsx';
import { Controls } from './exhibits/controls.tsx';
import { Frame } from './exhibits/frame.tsx';
import { GATES } from './exhibits/gates.tsx';
import { Kegs } from './exhibits/kegs.tsx';
import { Large } from './exhibits/large.tsx';
import { Retail } from './exhibits/retail.tsx';
import { States } from './exhibits/states.tsx';
import { Theme } from './exhibits/theme.tsx';
import { Wholesale } from './exhibits/wholesale.tsx';
import styles from './gallery.module.css';

/** Every exhibit by the name in its address: `#retail` shows that one alone. */
const EXHIBITS: Record<string, ComponentType> = {
  theme: Theme,
  wholesale: Wholesale,
  retail: Retail,
  kegs: Kegs,
  'card-states': CardStates,
  states: States,
  controls: Controls,
  cart: Cart,
  frame: Frame,
  art: Art,
  large: Large,
};

/** Exhibits that cover the page, so they are shown only when asked for. */
const COVERING: Record<string, ComponentType> = GATES;

function shownFor(name: string): [string, ComponentType][] {
  const alone = EXHIBITS[name] ?? COVERING[name];
  return alone ? [[name, alone]] : Object.entries(EXHIBITS);
}

/** All of shared-ui's components in all their states; the address's hash picks one exhibit. */
export function Gallery() {
  const shown = shownFor(location.hash.slice(1));
  return (
    <MemoryRouter initialEntries={['/shop/categories']}>
      <main className={styles.gallery}>
        {shown.length > 1 ? <Contents /> : null}
        {shown.map(([name, Exhibit]) => (
          <section key={name} id={name}>
            <Exhibit />
          </section>
        ))}
      </main>
    </MemoryRouter>
  );
}

/** Links to each exhibit alone. A change of the hash needs a page load. */
function Contents() {
  return (
    <nav className={`wrap ${styles.row}`} aria-label="Exhibits">
      {[...Object.keys(EXHIBITS), ...Object.keys(COVERING)].map((name) => (
        <a key={name} href={`?${name}#${name}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
