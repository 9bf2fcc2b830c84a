import type { ReactNode } from 'react';
import { usePageTitle } from 'shared-ui/page';
import styles from './page-head.module.css';

/** A page's heading of 56 px: title, a tag or saved views beside it, at most one malt button at its right. */
export function PageHead({
  title,
  tag,
  actions,
  children,
}: {
  title: string;
  tag?: ReactNode;
  actions?: ReactNode;
  /** Tabs below the title, on the page's ground. */
  children?: ReactNode;
}) {
  usePageTitle(`${title} | Staff`);
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {tag}
        {Boolean(actions) && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
