import type { CanaryState } from 'shared-domain/contracts';
import { Text } from '../../kit/layout/index.ts';
import { momentOf } from '../../kit/product/index.ts';
import styles from './suspect-card.module.css';

/** The most frequent reports of a release's pages: where, since when, and whether they are new with it. */
export const Failures = ({ failures }: Pick<CanaryState, 'failures'>) => (
  <ul className={styles.failures}>
    {failures.map(({ message, page, count, firstAt, seenBefore }) => (
      <li key={`${message} ${page ?? ''}`}>
        <p>
          {message}
          <Text block tone="quiet" size="xs">
            {page && `${page}, `}first seen {momentOf(firstAt)}.{' '}
            {seenBefore ? 'Reported before this release, too.' : 'Not seen before this release.'}
          </Text>
        </p>
        <span className="num">{count}</span>
      </li>
    ))}
  </ul>
);
