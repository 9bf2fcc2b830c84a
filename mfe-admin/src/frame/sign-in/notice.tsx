import { type ReactNode, useEffect, useRef } from 'react';
import { Stack } from '../../kit/layout/index.ts';
import styles from './sign-in.module.css';

type NoticeProps = { sign: ReactNode; title: string; isWarning?: boolean; children: ReactNode };

/** A notice in place of the form, with a focused heading and next steps. */
export function Notice({ sign, title, isWarning = false, children }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={14} className={styles.form}>
      <Stack
        as="span"
        middle
        side={52}
        radius={12}
        surface={isWarning ? 'warn' : 'ok'}
        tone={isWarning ? 'warn' : 'ok'}
      >
        {sign}
      </Stack>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </Stack>
  );
}
