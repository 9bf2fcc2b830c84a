import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router';
import { accountPagesFor } from 'shared-domain/licences';
import { accountRolesAtom } from 'shared-domain/state';
import { Link } from 'shared-ui/router';
import styles from './account.module.css';

/** The account's pages that this person may see; nothing for anyone else. */
export function AccountNav() {
  const roles = useAtomValue(accountRolesAtom);
  const { pathname } = useLocation();
  if (!roles) return null;
  return (
    <nav aria-label="Account pages" className={styles.nav}>
      {accountPagesFor(roles).map(({ label, to }) => (
        <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
