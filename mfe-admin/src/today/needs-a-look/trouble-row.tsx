import type { ReactNode } from 'react';
import { StaffIcon, type StaffIconName } from '../../kit/icons/index.ts';
import { Stack, Text } from '../../kit/layout/index.ts';
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
      <Stack as="span" grow shrink className={styles.words}>
        <Text as="strong" weight={500} title={title}>
          {title}
        </Text>
        <Text tone="quiet" size="xs" tight title={typeof text === 'string' ? text : undefined}>
          {text}
        </Text>
        {detail !== undefined && (
          <Text tone="quiet" size="xs" tight className={styles.detail}>
            {detail}
          </Text>
        )}
      </Stack>
      <Text fixed>{children}</Text>
    </li>
  );
}
