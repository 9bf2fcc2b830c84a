import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './page.module.css';

/** The content column: 1280 px in 1440, 16 px margins on a phone. Put it inside the shell's `main`. */
export function Page({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('wrap', className)}>{children}</div>;
}

/** A page's heading, with a sentence below it and actions at its right (below it on a phone). */
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

/** A panel with a hairline: a section of a page, named by its title if it has one. */
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
