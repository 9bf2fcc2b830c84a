import type { ReactNode } from 'react';
import { StaffIcon, type StaffIconName } from '../../kit/icons/index.ts';
import styles from './attention.module.css';

/** A row for one problem: icon, title, detail and action. */
export function TroubleRow({
  icon,
  tone,
  title,
  text,
  detail,
  children,
}: {
  icon: StaffIconName;
  tone: 'error' | 'warn';
  title: string;
  text: ReactNode;
  /** The full text; the row then grows to fit it. */
  detail?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className={detail === undefined ? styles.row : `${styles.row} ${styles.whole}`}>
      <span className={`${styles.sign} ${styles[tone]}`}>
        <StaffIcon name={icon} size={17} />
      </span>
      <span className={styles.words}>
        <strong title={title}>{title}</strong>
        <span title={typeof text === 'string' ? text : undefined}>{text}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      <span className={styles.actions}>{children}</span>
    </li>
  );
}
