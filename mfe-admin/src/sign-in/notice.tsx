import { type ReactNode, useEffect, useRef } from 'react';
import styles from './sign-in.module.css';

/** What stands in the form's place: a sign, a heading that the keyboard begins at, what happened, and the ways on. */
export function Notice({ sign, title, children }: { sign: ReactNode; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <span className={styles.sign}>{sign}</span>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}
