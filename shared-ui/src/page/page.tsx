import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './page.module.css';

/** A page's content column. */
export function Page({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('wrap', className)}>{children}</div>;
}

/** A page's heading, lead and actions. */
export function PageHead({
  title,
  lead,
  actions,
}: {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** A panel, named by its title if it has one. */
export function Panel({
  title,
  children,
  className,
}: {
  title?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  return (
    <section className={clsx(styles.panel, className)} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <h2 id={id} className={styles.panelTitle}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
