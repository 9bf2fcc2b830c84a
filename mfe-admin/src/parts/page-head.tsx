import type { ReactNode } from 'react';
import { usePageTitle } from 'shared-ui/page';
import { Link } from 'shared-ui/router';
import { StaffIcon } from '../icons/index.ts';
import styles from './page-head.module.css';

/** A page's heading of 56 px: title, a tag or saved views beside it, at most one malt button at its right. */
export function PageHead({
  title,
  back,
  tag,
  actions,
  children,
}: {
  title: string;
  /** The page above this one. */
  back?: { to: string; label: string };
  tag?: ReactNode;
  actions?: ReactNode;
  /** Tabs below the title, on the page's ground. */
  children?: ReactNode;
}) {
  usePageTitle(`${title} | Staff`);
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        {back && (
          <Link to={back.to} className={styles.back} aria-label={back.label} title={back.label}>
            <StaffIcon name="arrow-left" size={18} />
          </Link>
        )}
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
