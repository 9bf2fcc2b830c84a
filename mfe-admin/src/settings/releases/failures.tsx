import type { CanaryState } from 'shared-domain/contracts';
import { Row, Small, Text } from '../../kit/layout/index.ts';
import { momentOf } from '../../kit/product/index.ts';

/** The most frequent reports of a release's pages: where, since when, and whether they are new with it. */
export const Failures = ({ failures }: Pick<CanaryState, 'failures'>) => (
  <ul>
    {failures.map(({ message, page, count, firstAt, seenBefore }) => (
      <Row
        as="li"
        gap={16}
        justify="between"
        align="start"
        pad="8 14"
        ruled
        breaks
        key={`${message} ${page ?? ''}`}
      >
        <p>
          {message}
          <Small block>
            {page && `${page}, `}first seen {momentOf(firstAt)}.{' '}
            {seenBefore ? 'Reported before this release, too.' : 'Not seen before this release.'}
          </Small>
        </p>
        <Text fixed className="num">
          {count}
        </Text>
      </Row>
    ))}
  </ul>
);
