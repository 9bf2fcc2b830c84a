import type { ReactNode } from 'react';
import { company } from 'shared-domain/company';
import styles from './about.module.css';
import { CapsPicture } from './caps-picture.tsx';
import { PintPicture } from './pint-picture.tsx';
import { VanPicture } from './van-picture.tsx';

function Value({ picture, title, children }: { picture: ReactNode; title: string; children: string }) {
  return (
    <li className={styles.value}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  );
}

/** The company and three of its values. */
export function About() {
  return (
    <section id="about" className={`wrap ${styles.about}`} aria-labelledby="about-title">
      <h2 id="about-title">About</h2>
      <p className={styles.lead}>{company.texts.about}</p>
      <ul className={styles.values}>
        <Value picture={<CapsPicture />} title="Independent brewers">
          We carry makers we know by name, and nothing they would not drink themselves.
        </Value>
        <Value picture={<VanPicture />} title="Cold all the way">
          From tank to truck to your door without a warm hour in between.
        </Value>
        <Value picture={<PintPicture />} title="Ready to pour">
          Keg or case, one order and one delivery, with stock you can see before you buy.
        </Value>
      </ul>
    </section>
  );
}
