import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CapSpinner } from '../brand-marks/index.ts';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { AdriftDrawing } from './adrift.tsx';
import { CrateDrawing } from './crate.tsx';
import styles from './states.module.css';

function TapDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 200 150" width="200" height="150" aria-hidden="true">
      <ellipse cx="104" cy="140" rx="70" ry="7" fill="#0a1510" opacity=".16" />
      <path d="M86 6h28l-6 54H92Z" fill="#B23A48" />
      <path d="M86 6h9l-1 54h-2Z" fill="#fff" opacity=".25" />
      <rect x="92" y="60" width="16" height="10" rx="2" fill="#d5dad7" />
      <path d="M60 70h66q8 0 8 8v4q0 8-8 8H60Z" fill="#aeb5b2" />
      <path d="M60 72h66q5 0 6 4H60Z" fill="#fff" opacity=".7" />
      <path d="M74 90h16l-3 20H77Z" fill="#8f9794" />
      <path d="M82 116v8" stroke="#D98A2E" strokeWidth="4" strokeLinecap="round" strokeDasharray="1 9" />
      <rect x="44" y="62" width="16" height="40" rx="3" fill="#7d8586" />
      <path d="M136 112l20 20M156 112l-20 20" stroke="#A93226" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

interface StateTexts {
  title: string;
  /** One sentence on what happened and why. */
  children?: ReactNode;
  /** Level of its heading: 1 for a whole page, 2 within one. */
  level?: 1 | 2;
}

function Drawn({
  drawing,
  title,
  children,
  level = 2,
  actions,
}: StateTexts & { drawing: ReactNode; actions?: ReactNode }) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.state}>
      {drawing}
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <p className={styles.sentence}>{children}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** An empty state: picture, heading, one sentence and one next step (`action`: a ButtonLink). */
export function Empty({ brand, action, ...texts }: StateTexts & { action?: ReactNode; brand?: string }) {
  return <Drawn drawing={<CrateDrawing brand={brand} />} actions={action} {...texts} />;
}

/** An error state, announced when it appears: what happened, a retry, and an alternative (`action`: a ButtonLink). */
export function ErrorState({
  onRetry,
  retrying = false,
  action,
  ...texts
}: StateTexts & { onRetry?: () => void; retrying?: boolean; action?: ReactNode }) {
  const actions = (
    <>
      {onRetry && (
        <Button onClick={onRetry} busy={retrying} busyText="Trying...">
          <Icon name="retry" size={18} />
          Try Again
        </Button>
      )}
      {action}
    </>
  );
  return (
    <div role="alert">
      <Drawn drawing={<TapDrawing />} actions={actions} {...texts} />
    </div>
  );
}

/** The page of an offline browser without a stored page. */
export function OfflineState({ onRetry }: { onRetry: () => void }) {
  return (
    <Drawn
      drawing={<AdriftDrawing />}
      title="Waiting for the tide"
      actions={
        <Button onClick={onRetry}>
          <Icon name="retry" size={18} />
          Try Again
        </Button>
      }
    >
      We will load this page again as soon as you are back online.
    </Drawn>
  );
}

/** A spinner with its text, such as 'Loading products...'. */
export function Loading({ children }: { children: string }) {
  return (
    <div className={clsx(styles.state, styles.loading)} role="status">
      <CapSpinner />
      <p>{children}</p>
    </div>
  );
}
