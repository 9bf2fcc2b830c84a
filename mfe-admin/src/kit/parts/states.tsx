import type { ReactNode } from 'react';
import type { Problem } from 'shared-domain/client';
import { Stack } from '../layout/index.ts';
import { Button } from './button.tsx';
import styles from './states.module.css';

function LeakingCan() {
  return (
    <svg width="152" height="104" viewBox="0 0 152 104" fill="none" aria-hidden="true">
      <g transform="rotate(14 88 50)">
        <rect x="66" y="10" width="40" height="82" rx="7" fill="var(--steel)" />
        <rect x="66" y="24" width="40" height="54" fill="var(--hop)" />
        <path
          d="M72 46q7-8 14 0t14 0M72 58q7-8 14 0t14 0"
          stroke="var(--paper)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <rect x="71" y="6" width="30" height="7" rx="3" fill="var(--steel)" />
      </g>
      <path d="M41 78c4 6 5 8 5 11a5 5 0 0 1-10 0c0-3 1-5 5-11z" fill="var(--primary)" />
      <path
        d="M24 18l9 6M22 38h11M130 24l-8 5M134 46h-11"
        stroke="var(--text-2)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M2 99h148" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

function Receipt() {
  return (
    <svg width="152" height="104" viewBox="0 0 152 104" fill="none" aria-hidden="true">
      <path
        d="M48 4h56v86l-7-6-7 6-7-6-7 6-7-6-7 6-7-6-7 6z"
        fill="var(--paper)"
        stroke="var(--line)"
        strokeWidth="2"
      />
      <path d="M58 20h36M58 32h36M58 44h22" stroke="var(--line)" strokeWidth="4" strokeLinecap="round" />
      <circle
        cx="112"
        cy="22"
        r="13"
        fill="var(--selected)"
        stroke="var(--selected-line)"
        strokeWidth="2.5"
      />
      <path d="M106 22l4.5 4.5 8-8.5" stroke="var(--selected-line)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M2 99h148" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

type NothingProps = { title: string; picture?: ReactNode; children?: ReactNode; action?: ReactNode };

/** An empty state: picture, one sentence, one next step. */
export function Nothing({ title, picture = <Receipt />, children, action }: NothingProps) {
  return (
    <Stack gap={8} pad="48 24" to="center" className={styles.state}>
      {picture}
      <h2 className={styles.title}>{title}</h2>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {action}
    </Stack>
  );
}

type FailedProps = { title: string; problem?: Problem | undefined; onRetry?: (() => void) | undefined };

/** An error state: one sentence, the server's explanation, and 'Try Again'. */
export function Failed({ title, problem, onRetry }: FailedProps) {
  return (
    <Stack gap={8} pad="48 24" to="center" className={styles.state} role="alert">
      <LeakingCan />
      <h2 className={styles.title}>{title}</h2>
      {problem && <p className={styles.text}>{problem.detail}</p>}
      {onRetry && <Button onClick={onRetry}>Try Again</Button>}
    </Stack>
  );
}
