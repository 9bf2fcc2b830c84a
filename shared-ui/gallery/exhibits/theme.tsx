import type { CSSProperties } from 'react';
import { Case, Cases } from '../case.tsx';
import styles from './theme.module.css';

/** Backgrounds with the text on them, as the tokens pair them. */
const GROUNDS = [
  ['paper', 'ink'],
  ['foam', 'ink-2'],
  ['tint', 'ink'],
  ['head', 'head-fg'],
  ['head-2', 'head-fg2'],
  ['act', 'act-fg'],
  ['btn', 'btn-fg'],
  ['danger', 'danger-fg'],
  ['float', 'ink'],
  ['good-bg', 'ink'],
  ['malt-bg', 'malt-ink'],
  ['bad-bg', 'ink'],
  ['paper', 'hop-ink'],
  ['paper', 'error-ink'],
] as const;

const BRANDS = ['container', 'curious', 'czech', 'force', 'fuggles'];

/** The site's colours, type and measures, in the system's colour scheme. */
export function Theme() {
  return (
    <Cases title="Theme">
      <Case label="Colours: text on its background" span={3}>
        <ul className={styles.swatches}>
          {GROUNDS.map(([ground, ink]) => (
            <li
              key={`${ground} ${ink}`}
              className={styles.swatch}
              style={{ background: `var(--${ground})`, color: `var(--${ink})` }}
            >
              {ink} on {ground}
            </li>
          ))}
        </ul>
      </Case>
      <Case label="Breweries" span={3}>
        <ul className={styles.swatches}>
          {BRANDS.map((brand) => (
            <li
              key={brand}
              className={styles.brand}
              style={{ '--b': `var(--brand-${brand})` } as CSSProperties}
            >
              {brand}
            </li>
          ))}
        </ul>
      </Case>
      <Case label="Type" span={2}>
        <div className={styles.type}>
          <h2>Section, 2.5 rem Fraunces</h2>
          <h3>Tile and value card</h3>
          <p>Body in Inter, one rem. Kegs, cans and bottles from five independent breweries.</p>
          <p className="num">Numbers: $1,282.20, 0123456789</p>
        </div>
      </Case>
      <Case label="Radii, hairline, shadow, focus">
        <div className={styles.measures}>
          <span className={styles.card}>card 14</span>
          <span className={styles.button}>button 10</span>
          <span className={styles.dialog}>dialog 20</span>
          <span className={styles.ring}>focus 3</span>
        </div>
      </Case>
    </Cases>
  );
}
