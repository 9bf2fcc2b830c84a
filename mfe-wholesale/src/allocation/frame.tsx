import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { timeLeft } from 'shared-domain/delivery';
import { nowAtom } from 'shared-domain/state';
import { Icon } from 'shared-ui/icons';
import styles from './allocation.module.css';

/** The box with its strip, title and content. */
export function Frame({
  strip,
  until,
  look,
  title,
  titleId,
  children,
}: {
  strip: string;
  until?: string;
  look?: 'good' | 'late';
  title: string;
  titleId: string;
  children: ReactNode;
}) {
  const now = useAtomValue(nowAtom);
  const isLeft = until !== undefined && Date.parse(until) > now.getTime();
  return (
    <>
      <p className={styles.strip} data-look={look}>
        <Icon name="clock" size={18} />
        <strong>{strip}</strong>
        {isLeft && <span className="num">{timeLeft(new Date(until), now)}</span>}
      </p>
      <div className={styles.body}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </>
  );
}
