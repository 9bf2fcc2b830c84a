import type { ImportSummary } from 'shared-domain/contracts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { countText, ProgressBar } from '../../kit/parts/index.ts';

const wordOf = ({ state }: ImportSummary) => (state === 'undoing' ? 'undone' : 'applied');

const reachedBy = ({ progress }: ImportSummary) => {
  const { done, total } = progress ?? { done: 0, total: 0 };
  return { done, total, share: total === 0 ? 0 : done / total };
};

/** Announces the progress to screen readers, at each quarter. */
export function Said({ working }: { working: ImportSummary }) {
  const quarters = Math.floor(reachedBy(working).share * 4) * 25;
  return (
    <span className="visually-hidden" role="status">
      {quarters}% {wordOf(working)}
    </span>
  );
}

/** '27 of 42 changes applied', the percentage, and a bar. */
export function Progress({ working }: { working: ImportSummary }) {
  const { done, total, share } = reachedBy(working);
  return (
    <Stack gap={6}>
      <Row as="p" justify="between">
        <Text as="b" weight={600}>
          {countText(done)} of {total === 1 ? '1 change' : `${countText(total)} changes`} {wordOf(working)}
        </Text>
        <span className="num">{Math.round(share * 100)}%</span>
      </Row>
      <ProgressBar label="Progress" value={share} />
      <Said working={working} />
    </Stack>
  );
}
