import type { ImportSummary } from 'shared-domain/contracts';
import { paths } from '../../frame/address/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import { ButtonLink } from '../../kit/parts/index.ts';
import { TroubleRow } from './trouble-row.tsx';

/** Feeds that a person has to look at: beyond the limits of owners, or unreadable (FEED-2, FEED-3). */
export const feedsIn = (imports: readonly ImportSummary[] = []): ImportSummary[] =>
  imports.filter(({ fromFeed, state, waitsBecause }) => fromFeed && (waitsBecause || state === 'failed'));

/** A feed that waits, and why. */
export function FeedRow({ feed }: { feed: ImportSummary }) {
  const { id, fileName, startedAt, waitsBecause, failure } = feed;
  return (
    <TroubleRow
      icon="box-x"
      tone={waitsBecause ? 'warn' : 'error'}
      title={fileName}
      text={shortMoment(startedAt)}
      detail={waitsBecause ?? failure}
    >
      <ButtonLink to={paths.import(id)}>{waitsBecause ? 'Review' : 'View'}</ButtonLink>
    </TroubleRow>
  );
}
