import { clsx } from 'clsx';
import { company } from 'shared-domain/company';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

function Trade() {
  return (
    <>
      <a className={styles.link} href={`mailto:${company.ordersEmail}`}>
        {company.ordersEmail}
      </a>
      <a className={styles.link} href={`tel:${company.phone}`}>
        {company.phone}
      </a>
    </>
  );
}

function Retail() {
  return (
    <small className={styles.small}>
      © {new Date().getFullYear()} {company.name}. Enjoy responsibly.
    </small>
  );
}

/** The footer of the shops' pages (PAGE-6): `trade` has the orders address and phone number, `retail` the copyright. */
export function Footer({ kind }: { kind: 'trade' | 'retail' }) {
  return (
    <footer className={styles.footer}>
      <div className={clsx('wrap', styles.row)}>
        <Logo small />
        {kind === 'trade' ? <Trade /> : <Retail />}
      </div>
    </footer>
  );
}
