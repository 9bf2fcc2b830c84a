import type { ReactNode } from 'react';
import type { Reading } from '../../data/calls/index.ts';
import { Button, Card, CardNote, WaitingBox } from '../../kit/parts/index.ts';
import styles from './accounts.module.css';

/** A card of the account's page. Each loads, fails and retries on its own. */
export function LoadedCard<Data>({
  title,
  tag,
  aside,
  className,
  height = 80,
  reading: { data, problem, refetch },
  children,
}: {
  title: string;
  tag?: ReactNode;
  aside?: ReactNode;
  className?: string | undefined;
  /** Of the placeholder while it loads. */
  height?: number;
  reading: Pick<Reading<Data>, 'data' | 'problem' | 'refetch'>;
  children: (data: Data) => ReactNode;
}) {
  return (
    <Card title={title} tag={tag} aside={data === undefined ? undefined : aside} className={className}>
      {data !== undefined ? (
        children(data)
      ) : problem ? (
        <div className={styles.failed} role="alert">
          <CardNote>{problem.detail}</CardNote>
          <Button onClick={refetch}>Try Again</Button>
        </div>
      ) : (
        <div className={styles.waiting}>
          <span className="visually-hidden" role="status">
            Loading {title.toLowerCase()}...
          </span>
          <WaitingBox height={height} />
        </div>
      )}
    </Card>
  );
}
