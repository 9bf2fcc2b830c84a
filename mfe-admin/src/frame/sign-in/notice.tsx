import { type ReactNode, useEffect, useRef } from 'react';
import styles from './sign-in.module.css';

/** A notice in place of the form, with a focused heading and next steps. */
export function Notice({
  sign,
  title,
  isWarning = false,
  children,
}: {
  sign: ReactNode;
  title: string;
  isWarning?: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <span className={`${styles.sign} ${isWarning ? styles.warning : ''}`}>{sign}</span>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}
