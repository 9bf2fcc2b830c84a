import { clsx } from 'clsx';
import { Link } from '../router/index.ts';
import styles from './link-tabs.module.css';

export type LinkTabsProps = {
  /** Names them to a screen reader: 'Categories'. */
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
};

/** Tabs whose pages have addresses of their own: links, the current one marked (/shop/categories). */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          className={clsx(styles.tab, tab.current && styles.current)}
          to={tab.to}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
