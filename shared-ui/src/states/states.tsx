import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CapSpinner } from '../brand-marks/index.ts';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { AdriftDrawing } from './adrift.tsx';
import { CrateDrawing } from './crate.tsx';
import styles from './states.module.css';
import { TapDrawing } from './tap.tsx';

interface Words {
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
  ways,
}: Words & { drawing: ReactNode; ways?: ReactNode }) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.state}>
      {drawing}
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <p className={styles.sentence}>{children}</p>}
      {ways !== undefined && <div className={styles.ways}>{ways}</div>}
    </div>
  );
}

/** Nothing to show: a drawing, a heading, one sentence and one way on (`way`: a ButtonLink). */
export function Empty({ brand, way, ...words }: Words & { way?: ReactNode; brand?: string }) {
  return <Drawn drawing={<CrateDrawing brand={brand} />} ways={way} {...words} />;
}

/** Something failed: what happened, a retry, and another way (`way`: a ButtonLink). It is read out when it appears. */
export function ErrorState({
  onRetry,
  retrying = false,
  way,
  ...words
}: Words & { onRetry?: () => void; retrying?: boolean; way?: ReactNode }) {
  const ways = (
    <>
      {onRetry && (
        <Button onClick={onRetry} busy={retrying} busyText="Trying...">
          <Icon name="retry" size={18} />
          Try Again
        </Button>
      )}
      {way}
    </>
  );
  return (
    <div role="alert">
      <Drawn drawing={<TapDrawing />} ways={ways} {...words} />
    </div>
  );
}

/** The page of a browser that is offline and has nothing stored to show. */
export function OfflineState({ onRetry }: { onRetry: () => void }) {
  return (
    <Drawn
      drawing={<AdriftDrawing />}
      title="Waiting for the tide"
      ways={
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

/** A spinning crown cap's rim, with what is being waited for, e.g. 'Loading products...'. */
export function Loading({ children }: { children: string }) {
  return (
    <div className={clsx(styles.state, styles.loading)} role="status">
      <CapSpinner />
      <p>{children}</p>
    </div>
  );
}
