import { useState } from 'react';
import type { SentinelFinding } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { Link } from 'shared-ui/router';
import { useChange, useToast } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Quiet, Row } from '../../kit/layout/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import { Button, ButtonLink, StaffDialog } from '../../kit/parts/index.ts';
import { findingAbout, findingTitle } from './labels.ts';
import { TroubleRow } from './trouble-row.tsx';

interface FindingProps {
  finding: SentinelFinding;
}

function useRepair({ id, orderId }: SentinelFinding, onDone?: () => void) {
  const toast = useToast();
  const { send, isSending } = useChange('repairFinding', {
    answered: (left) => ({ sentinel: () => left }),
    topic: 'orders',
  });
  const mend = async () => {
    const result = await send({ params: { finding: id } });
    if (!result.ok) return void toast.failed('Not repaired', result.problem.detail);
    toast.done('Repaired', orderId);
    onDone?.();
  };
  return { mend: () => void mend(), isSending };
}

/** The repair, after a confirmation because it can't be undone. */
function RepairDialog({ finding, onClose }: FindingProps & { onClose: () => void }) {
  const { mend, isSending } = useRepair(finding, onClose);
  const { account, orderId, detail, repair } = finding;
  return (
    <StaffDialog
      title={findingTitle(finding)}
      context={findingAbout(finding)}
      onClose={onClose}
      foot={
        <Row as="span" gap={8} end align="stretch">
          {account && <ButtonLink to={paths.account(account)}>Open the account</ButtonLink>}
          {orderId && <ButtonLink to={paths.order(orderId)}>Open the order</ButtonLink>}
          {repair && (
            <Button variant="primary" busy={isSending} busyText="Repairing..." onClick={mend}>
              Repair
            </Button>
          )}
        </Row>
      }
    >
      <p>{detail}</p>
      <Quiet as="p" margin="8 0 0">
        {repair ?? "This can't be fixed automatically. Someone needs to look into it."}
      </Quiet>
    </StaffDialog>
  );
}

function Facts({ finding: { account, orderId, sessionId, orderAmount, paidAmount, foundAt } }: FindingProps) {
  const amounts = [
    orderAmount === undefined ? null : `ordered ${formatDollars(orderAmount)}`,
    paidAmount === undefined ? null : `paid ${formatDollars(paidAmount)}`,
  ].filter(Boolean);
  return (
    <>
      {account ? (
        <Link to={paths.account(account)}>{account}</Link>
      ) : orderId ? (
        <Link to={paths.order(orderId)}>{orderId}</Link>
      ) : (
        sessionId
      )}
      {amounts.length > 0 && ` · ${amounts.join(', ')}`} · found {shortMoment(foundAt)}
    </>
  );
}

/** Gives back a payment that no order is for, in one press. */
function RefundButton({ finding }: FindingProps) {
  const { mend, isSending } = useRepair(finding);
  return (
    <Button variant="danger" busy={isSending} busyText="Refunding..." onClick={mend}>
      Refund
    </Button>
  );
}

/** A payment and an order that disagree; `whole` shows everything in the row. */
export function FindingRow({ whole = false, ...props }: FindingProps & { whole?: boolean }) {
  const [open, setOpen] = useState(false);
  const { finding } = props;
  return (
    <TroubleRow
      icon="alert"
      tone="error"
      title={findingTitle(finding)}
      text={whole ? <Facts {...props} /> : findingAbout(finding)}
      detail={whole ? finding.detail : undefined}
    >
      {finding.kind === 'paid-without-order' && finding.repair && <RefundButton {...props} />}
      <Button onClick={() => setOpen(true)}>{whole && finding.repair ? 'Repair...' : 'Check'}</Button>
      {open && <RepairDialog {...props} onClose={() => setOpen(false)} />}
    </TroubleRow>
  );
}
