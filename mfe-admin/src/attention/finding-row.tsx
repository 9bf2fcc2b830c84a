import { useState } from 'react';
import type { SentinelFinding, SentinelJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { Link } from 'shared-ui/router';
import { shortMoment } from '../moments/index.ts';
import { Button, ButtonLink, StaffDialog } from '../parts/index.ts';
import { paths } from '../paths.ts';
import { useStaff, useToast } from '../staff/index.ts';
import styles from './attention.module.css';
import { TroubleRow } from './trouble-row.tsx';
import { FINDING_TITLES, findingAbout } from './words.ts';

interface FindingProps {
  finding: SentinelFinding;
  /** What is still to be looked at after a repair. */
  onRepaired: (left: SentinelJson) => void;
}

/** The repair, which is asked for once more because it can't be undone. */
function RepairDialog({ finding, onRepaired, onClose }: FindingProps & { onClose: () => void }) {
  const staff = useStaff();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const { id, orderId, detail, repair } = finding;
  const mend = async () => {
    setBusy(true);
    const result = await staff.repairFinding(id);
    setBusy(false);
    if (!result.ok) return void toast.failed('Not repaired', result.problem.detail);
    toast.done('Repaired', orderId);
    onClose();
    onRepaired(result.data);
  };
  return (
    <StaffDialog
      open
      title={FINDING_TITLES[finding.kind]}
      context={findingAbout(finding)}
      onClose={onClose}
      foot={
        <span className={styles.end}>
          {orderId && <ButtonLink to={paths.order(orderId)}>Open the order</ButtonLink>}
          {repair && (
            <Button variant="primary" busy={busy} busyText="Repairing..." onClick={() => void mend()}>
              Repair
            </Button>
          )}
        </span>
      }
    >
      <p>{detail}</p>
      <p className={styles.repair}>
        {repair ?? 'Nothing can be repaired by itself here: a person must look.'}
      </p>
    </StaffDialog>
  );
}

function Facts({ finding: { orderId, sessionId, orderAmount, paidAmount, foundAt } }: FindingProps) {
  const amounts = [
    orderAmount === undefined ? null : `ordered ${formatDollars(orderAmount)}`,
    paidAmount === undefined ? null : `paid ${formatDollars(paidAmount)}`,
  ].filter(Boolean);
  return (
    <>
      {orderId ? <Link to={paths.order(orderId)}>{orderId}</Link> : sessionId}
      {amounts.length > 0 && ` · ${amounts.join(', ')}`} · found {shortMoment(foundAt)}
    </>
  );
}

/** A payment and an order that disagree; `whole` tells everything in the row. */
export function FindingRow({ whole = false, ...props }: FindingProps & { whole?: boolean }) {
  const [open, setOpen] = useState(false);
  const { finding } = props;
  return (
    <TroubleRow
      icon="alert"
      tone="error"
      title={FINDING_TITLES[finding.kind]}
      text={whole ? <Facts {...props} /> : findingAbout(finding)}
      detail={whole ? finding.detail : undefined}
    >
      <Button onClick={() => setOpen(true)}>{whole && finding.repair ? 'Repair...' : 'Check'}</Button>
      {open && <RepairDialog {...props} onClose={() => setOpen(false)} />}
    </TroubleRow>
  );
}
