import { useMemo } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { useTroubles } from '../../data/calls/index.ts';
import { StaffIcon, type StaffIconName } from '../../kit/icons/index.ts';
import { Row } from '../../kit/layout/index.ts';

/** An order's problem: a payment mismatch or a failed mail. */
export interface Attention {
  payments: ReadonlySet<string>;
  mails: ReadonlySet<string>;
  /** Every order that needs attention. */
  ids: readonly string[];
}

/** Orders that disagree with Stripe, those that wait for staff or of which something came back, and failed follow-ups by order. */
export function useAttention(): Attention {
  const { findings, waiting, returned, followUps } = useTroubles();
  return useMemo(() => {
    const payments = new Set(findings.flatMap(({ orderId }) => orderId ?? []));
    const mails = new Set(
      followUps.filter(({ state }) => state === 'given-up').flatMap(({ orderId }) => orderId ?? []),
    );
    const others = [...waiting, ...returned].map(({ orderId }) => orderId);
    return { payments, mails, ids: [...new Set([...payments, ...mails, ...others])] };
  }, [findings, waiting, returned, followUps]);
}

type Flag = { label: string; icon: StaffIconName; tone: 'error' | 'warn' | 'quiet' };

/** An order's most important flag. */
export function flagOf(order: OrderJson, { payments, mails }: Attention): Flag | null {
  if (payments.has(order.id)) return { label: 'Check payment', icon: 'alert', tone: 'error' };
  if (order.held) return { label: 'Release it', icon: 'alert', tone: 'error' };
  if (order.waits) return { label: 'Confirm it', icon: 'alert', tone: 'error' };
  if (mails.has(order.id)) return { label: 'Email failed', icon: 'mail-x', tone: 'error' };
  if (order.items.some(({ backOrdered = 0 }) => backOrdered > 0))
    return { label: 'Back-order', icon: 'box-x', tone: 'warn' };
  if (order.notes) return { label: 'Customer note', icon: 'note', tone: 'quiet' };
  return null;
}

/** A flag's icon and text. */
export function FlagMark({ flag }: { flag: Flag | null }) {
  if (!flag) return null;
  return (
    <Row as="span" inline gap={6} tone={flag.tone} size="xs" weight={500}>
      <StaffIcon name={flag.icon} size={16} />
      {flag.label}
    </Row>
  );
}
