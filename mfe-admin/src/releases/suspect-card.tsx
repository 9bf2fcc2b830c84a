import type { ReleaseState } from 'shared-domain/contracts';
import { Card } from '../parts/index.ts';
import { momentOf } from '../products/index.ts';
import styles from './suspect-card.module.css';

/** The most frequent reports of a suspect release's pages: where, since when, and whether they are new with it. */
export function SuspectCard({ state: { app, version, errors, failures = [] } }: { state: ReleaseState }) {
  return (
    <Card title={`Suspect: ${app} ${version}`} aside={errors === 1 ? '1 report' : `${errors} reports`}>
      <ul className={styles.failures}>
        {failures.map(({ message, page, count, firstAt, seenBefore }) => (
          <li key={`${message} ${page ?? ''}`}>
            <p>
              {message}
              <span className={styles.where}>
                {page && `${page}, `}first seen {momentOf(firstAt)}.{' '}
                {seenBefore ? 'Reported before this release, too.' : 'Not seen before this release.'}
              </span>
            </p>
            <span className="num">{count}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
