import type { ImportSummary } from 'shared-domain/contracts';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { Button, Card, countText, ProgressBar } from '../../kit/parts/index.ts';

const wordOf = ({ state }: ImportSummary) => (state === 'undoing' ? 'undone' : 'applied');

const reachedBy = ({ progress }: ImportSummary) => {
  const { done, total } = progress ?? { done: 0, total: 0 };
  return { done, total, share: total === 0 ? 0 : done / total };
};

/** Announces the progress to screen readers, at each quarter. */
function Said({ working }: { working: ImportSummary }) {
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

/** Licences are saved in batches of fifty (LICENCE-5). */
const LICENCES_AT_ONCE = 50;

const batches = (rows: number) => Math.ceil(rows / LICENCES_AT_ONCE);

/** The progress of a running import, for staff who closed its window. */
export function ProgressCard({ working, onOpen }: { working: ImportSummary; onOpen: (id: string) => void }) {
  const { kind, fileName, state, counts, applied, progress = { done: 0, total: 0 } } = working;
  const { done, total } = progress;
  return (
    <Card
      title={fileName}
      aside={
        <span className="num">
          {done} of {total}
        </span>
      }
    >
      <Stack gap={8} pad="0 14 12">
        <ProgressBar label="Progress" value={total === 0 ? 0 : done / total} />
        <Said working={working} />
        <Row as="p" wrap gap="4 18">
          {state === 'undoing' ? (
            <span>Undoing...</span>
          ) : (
            <>
              <span>
                <b>{applied?.updated ?? 0}</b> updated
              </span>
              <span>
                <b>{applied?.new ?? 0}</b> added
              </span>
              <span>
                <b>{counts.issues + counts.ignored}</b> skipped
              </span>
            </>
          )}
          <Small end>
            {kind === 'licences' && state === 'applying' ? (
              `Batch ${Math.max(1, batches(done))} of ${batches(total)}, ${LICENCES_AT_ONCE} rows each`
            ) : (
              <Button variant="quiet" onClick={() => onOpen(working.id)}>
                Show the rows
              </Button>
            )}
          </Small>
        </Row>
      </Stack>
    </Card>
  );
}
