import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router';
import type { AccountRole } from 'shared-domain/licences';
import { accountRolesAtom } from 'shared-domain/state';
import { Link } from 'shared-ui/router';
import { paths } from '../address/index.ts';
import styles from './account.module.css';

const PAGES: readonly { label: string; to: string; role?: AccountRole }[] = [
  { label: 'Orders', to: paths.orders },
  { label: 'Kegs', to: paths.kegs },
  { label: 'Scarce beer', to: paths.scarceBeer },
  { label: 'Bills', to: paths.bills, role: 'bills' },
  { label: 'People', to: paths.people, role: 'manage' },
  { label: 'Your sign-in', to: paths.account },
];

/** The account's pages that this person may see; nothing for anyone else. */
export function AccountNav() {
  const roles = useAtomValue(accountRolesAtom);
  const { pathname } = useLocation();
  if (!roles) return null;
  return (
    <nav aria-label="Account pages" className={styles.nav}>
      {PAGES.filter(({ role }) => !role || roles.includes(role)).map(({ label, to }) => (
        <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
