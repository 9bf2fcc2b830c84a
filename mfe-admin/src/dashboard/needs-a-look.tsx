import { useCallback, useState } from 'react';
import type { FollowUp, SentinelFinding } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { StaffIcon, type StaffIconName } from '../icons/index.ts';
import { Button, ButtonLink, Card, StaffDialog, Tag } from '../parts/index.ts';
import { paths } from '../paths.ts';
import { useLoaded, useStaff, useToast } from '../staff/index.ts';
import styles from './dashboard.module.css';

const TITLES: Readonly<Record<SentinelFinding['kind'], string>> = {
  'paid-without-order': 'Paid, but no order waits for it',
  'order-without-payment': 'Order paid, payment unknown',
  'amounts-apart': 'Paid amount and order differ',
  'unpaid-but-shipped': 'Handed out, but not paid',
  stuck: 'Payment and order do not agree',
};

const mailWords = (kind: string): string => {
  if (kind.includes('customer')) return 'Customer confirmation';
  if (kind.includes('business')) return 'Business notification';
  return kind.charAt(0).toUpperCase() + kind.slice(1);
};

function Row({
  icon,
  tone,
  title,
  text,
  children,
}: {
  icon: StaffIconName;
  tone: 'error' | 'warn';
  title: string;
  text: string;
  children: React.ReactNode;
}) {
  return (
    <li className={styles.look}>
      <span className={`${styles.sign} ${styles[tone]}`}>
        <StaffIcon name={icon} size={17} />
      </span>
      <span className={styles.lookWords}>
        <strong title={title}>{title}</strong>
        <span title={text}>{text}</span>
      </span>
      {children}
    </li>
  );
}

/** What a finding says, and the repair, which is asked for once more because it can't be undone. */
function Finding({ finding, onRepaired }: { finding: SentinelFinding; onRepaired: () => void }) {
  const staff = useStaff();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { orderAmount, paidAmount, orderId, sessionId, detail, repair } = finding;
  const amount = paidAmount ?? orderAmount;
  const mend = async () => {
    setBusy(true);
    const result = await staff.repairFinding(finding.id);
    setBusy(false);
    if (!result.ok) return void toast.failed('Not repaired', result.problem.detail);
    toast.done('Repaired', orderId);
    setOpen(false);
    onRepaired();
  };
  const about = [orderId ?? sessionId, amount === undefined ? undefined : formatDollars(amount)];
  return (
    <Row icon="alert" tone="error" title={TITLES[finding.kind]} text={about.filter(Boolean).join(' · ')}>
      <Button onClick={() => setOpen(true)}>Check</Button>
      <StaffDialog
        open={open}
        title={TITLES[finding.kind]}
        context={about.filter(Boolean).join(' · ')}
        onClose={() => setOpen(false)}
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
    </Row>
  );
}

function GivenUp({ followUp, onSent }: { followUp: FollowUp; onSent: () => void }) {
  const staff = useStaff();
  const toast = useToast();
  const { orderId, kind, attempts, lastError, state } = followUp;
  const isMail = kind.startsWith('email') || kind.startsWith('mail');
  const again = async () => {
    const result = await staff.retryFollowUp(followUp.id);
    if (!result.ok) return void toast.failed('It was not taken up again', result.problem.detail);
    toast.done(`${mailWords(kind)} is on its way again`, orderId);
    onSent();
  };
  const title =
    state === 'given-up'
      ? `${mailWords(kind)} given up after ${attempts} tries`
      : `${mailWords(kind)} is tried again`;
  return (
    <Row
      icon={isMail ? 'mail-x' : 'box-x'}
      tone={state === 'given-up' ? 'error' : 'warn'}
      title={title}
      text={[orderId, lastError].filter(Boolean).join(' · ')}
    >
      {state === 'given-up' && (
        <Button onClick={() => void again()}>{isMail ? 'Resend' : 'Try Again'}</Button>
      )}
      {state !== 'given-up' && orderId && <ButtonLink to={paths.order(orderId)}>View</ButtonLink>}
    </Row>
  );
}

/** Payments and orders that disagree, and mails that were given up. */
export function NeedsALook() {
  const staff = useStaff();
  const findings = useLoaded(useCallback((signal: AbortSignal) => staff.sentinel({ signal }), [staff]));
  const followUps = useLoaded(useCallback((signal: AbortSignal) => staff.followUps({ signal }), [staff]));
  const found = findings.data?.findings ?? [];
  const given = followUps.data?.followUps ?? [];
  const count = found.length + given.length;
  const isKnown = findings.state === 'full' && followUps.state === 'full';
  const problem = findings.problem ?? followUps.problem;
  return (
    <Card
      title="Payments and emails that need a look"
      aside={count > 0 ? <Tag tone="error">{count}</Tag> : undefined}
      className={styles.looks}
    >
      {problem && <p className={styles.quiet}>This could not be read: {problem.detail}</p>}
      {isKnown && count === 0 && (
        <p className={styles.quiet}>
          <StaffIcon name="shield" /> All payments and orders agree, and every mail went out.
        </p>
      )}
      <ul className={styles.lookList}>
        {found.map((finding) => (
          <Finding key={finding.id} finding={finding} onRepaired={findings.reload} />
        ))}
        {given.map((followUp) => (
          <GivenUp key={followUp.id} followUp={followUp} onSent={followUps.reload} />
        ))}
      </ul>
    </Card>
  );
}
