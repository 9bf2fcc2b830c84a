import { clsx } from 'clsx';
import { Link } from '../router/index.ts';
import styles from './link-tabs.module.css';

export type LinkTabsProps = {
  /** Accessible name, such as 'Categories'. */
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
};

/** Tabs that are links, with the current one marked. */
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
