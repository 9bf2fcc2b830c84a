import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CapSpinner } from '../brand-marks/index.ts';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { AdriftDrawing } from './adrift.tsx';
import { CrateDrawing } from './crate.tsx';
import styles from './states.module.css';
import { TapDrawing } from './tap.tsx';

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
