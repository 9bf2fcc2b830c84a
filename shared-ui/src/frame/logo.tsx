import { clsx } from 'clsx';
import { company } from 'shared-domain/company';
import { CompanyMark } from '../brand-marks/index.ts';
import { Link } from '../router/index.ts';
import styles from './header.module.css';

/** Crown cap and name, linked to the landing page. */
export function Logo({ small = false }: { small?: boolean }) {
  return (
    <Link className={clsx(styles.logo, small && styles.logoSmall)} to="/">
      <CompanyMark size={small ? 40 : 44} />
      <span className={styles.logoName}>{company.name}</span>
    </Link>
  );
}
