import type { CSSProperties } from 'react';
import { company } from 'shared-domain/company';
import { BrandEmblem, BrandWordmark, breweryOf } from 'shared-ui/brand-marks';
import styles from './portfolio.module.css';
import { useShuffled } from './shuffled.ts';

/** The breweries in random order (PAGE-2), each linked to its own site. */
export function Portfolio() {
  const members = useShuffled(company.brands);
  return (
    <section className={`wrap ${styles.portfolio}`} aria-labelledby="portfolio-title">
      <h2 id="portfolio-title">Portfolio members</h2>
      <p className={styles.lead}>{company.texts.portfolio}</p>
      <ul className={styles.members}>
        {members.map(({ label, website }) => (
          <li key={label}>
            <a
              className={styles.member}
              style={{ '--b': breweryOf(label).colour } as CSSProperties}
              href={website}
              rel="noopener"
            >
              <BrandEmblem brand={label} size={72} />
              <BrandWordmark brand={label} className={styles.wordmark} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
