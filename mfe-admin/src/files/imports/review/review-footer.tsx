import type { ImportSummary, ImportTotals } from 'shared-domain/contracts';
import { StaffIcon } from '../../../kit/icons/index.ts';
import { Row, Stack, Text } from '../../../kit/layout/index.ts';
import { Button } from '../../../kit/parts/index.ts';
import { Progress } from '../progress-card.tsx';
import styles from './review.module.css';

/** What Apply would do, or why it can't yet; empty while counting. */
function ReviewSummary({ totals, lacking }: { totals: ImportTotals | undefined; lacking: number }) {
  if (lacking > 0) {
    return (
      <Row as="p" grow gap={8} tone="error" weight={500} align="start" role="status">
        <Text fixed>
          <StaffIcon name="alert" size={16} />
        </Text>
        {lacking === 1
          ? '1 new product needs a brand. Choose one, skip or ignore it.'
          : `${lacking} new products need a brand. Choose one, skip or ignore them.`}
      </Row>
    );
  }
  if (!totals) return <Text grow />;
  const { toApply, suspiciousLeftOut } = totals;
  return (
    <Text as="p" grow role="status">
      <b>{toApply === 1 ? '1 change' : `${toApply} changes`}</b> to apply
      {suspiciousLeftOut > 0 && `, ${suspiciousLeftOut} suspicious left out`}
    </Text>
  );
}

/** The review's footer: what will happen with Apply and Cancel, its progress, or Close. */
export function ReviewFooter({
  totals,
  lacking,
  isReady,
  working,
  onApply,
  onCancel,
  onClose,
}: {
  /** Undefined while counting. */
  totals: ImportTotals | undefined;
  /** New products without a brand. */
  lacking: number;
  isReady: boolean;
  working: ImportSummary | null;
  onApply: () => void;
  onCancel: () => void;
  onClose: () => void;
}) {
  if (!isReady && !working) {
    return (
      <>
        <Text grow />
        <Button onClick={onClose}>Close</Button>
      </>
    );
  }
  return (
    <Stack grow gap={10}>
      {working && <Progress working={working} />}
      <Row gap={8} className={styles.foot}>
        {working ? (
          <Text as="p" grow>
            It continues if you close this window.
          </Text>
        ) : (
          <ReviewSummary totals={totals} lacking={lacking} />
        )}
        <Button disabled={working !== null} onClick={onCancel}>
          Cancel
        </Button>
        {working ? (
          // Disabled by aria only, so that it keeps the focus.
          <Button key="apply" aria-disabled>
            Applying Changes...
          </Button>
        ) : (
          <Button key="apply" variant="primary" disabled={lacking > 0 || !totals} onClick={onApply}>
            Apply Changes
          </Button>
        )}
      </Row>
    </Stack>
  );
}
