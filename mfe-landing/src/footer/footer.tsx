import { useSyncExternalStore } from 'react';
import { company } from 'shared-domain/company';
import { Logo } from 'shared-ui/frame';
import { Link } from 'shared-ui/router';
import styles from './footer.module.css';

const LINKS = [
  { label: 'Shop', to: '/shop' },
  { label: 'About', to: '/#about' },
  { label: 'Contact', to: '/#contact' },
  { label: 'Admin', to: '/admin/login' },
];

function Investment() {
  if (!company.sisterCompany) return null;
  const { blurb, website, name } = company.sisterCompany;
  return (
    <section className={styles.investment} aria-labelledby="investment-title">
      <h2 id="investment-title">An investment opportunity</h2>
      <p>{blurb}</p>
      <a className={styles.letter} href={website} rel="noopener">
        Write to {name.split(' ')[0]}
      </a>
    </section>
  );
}

const never = () => () => undefined;

/** The current year; empty in a prerendered page. */
const useYear = (): string =>
  useSyncExternalStore(
    never,
    () => `${new Date().getFullYear()} `,
    () => '',
  );

/** The landing page's own footer: links, and the blurb of the sister company. */
export function LandingFooter() {
  const year = useYear();
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <Logo />
          <p>{company.texts.trade}</p>
        </div>
        <ul className={styles.links}>
          {LINKS.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <Investment />
      </div>
      <div className="wrap">
        <small className={styles.base}>{`© ${year}${company.name}`}</small>
      </div>
    </footer>
  );
}
