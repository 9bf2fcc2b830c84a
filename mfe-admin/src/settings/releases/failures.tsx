import type { CanaryState } from 'shared-domain/contracts';
import { momentOf } from '../../kit/product/index.ts';
import styles from './suspect-card.module.css';

/** The most frequent reports of a release's pages: where, since when, and whether they are new with it. */
export const Failures = ({ failures }: Pick<CanaryState, 'failures'>) => (
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
);
