import type { OrderDetailJson, OrderJson } from 'shared-domain/contracts';
import { useMay } from '../../data/calls/index.ts';
import { Row, Small, Text } from '../../kit/layout/index.ts';
import { clockTime, exactTime, shortDay } from '../../kit/moments/index.ts';
import { statusColours } from '../../kit/parts/index.ts';
import styles from './timeline.module.css';
import { type TimelineRow, timelineRows } from './timeline-rows.ts';
import { MAIL_LABELS, useResend } from './use-resend.ts';

/** '7:20:31 AM' on the order's first day, 'Nov 21, 8:47 AM' on any other. */
const whenOf = ({ at, isByHand }: TimelineRow, firstDay: string): string => {
  if (shortDay(at) !== firstDay) return `${shortDay(at)}, ${clockTime(at)}`;
  return isByHand ? clockTime(at) : exactTime(at);
};

/** An order's events. Mails can be resent from their rows. */
export function Timeline({ order, detail }: { order: OrderJson; detail: OrderDetailJson | undefined }) {
  const { busy, resend } = useResend(order.id);
  const mayResend = useMay()('resendOrderMail');
  const firstDay = shortDay(order.orderDate);
  return (
    <ol className={styles.timeline}>
      {timelineRows(order, detail).map((row) => (
        <Text as="li" anchor pad="0 0 9 22" key={row.key} style={row.status && statusColours(row.status)}>
          <Row
            as="span"
            gap={8}
            align="start"
            justify="between"
            weight={500}
            {...(row.isFailed && { tone: 'error' as const })}
          >
            {row.text}
            <Small
              as="time"
              fixed
              weight={400}
              dateTime={row.at}
              title={`${shortDay(row.at)}, ${exactTime(row.at)}`}
            >
              {whenOf(row, firstDay)}
            </Small>
          </Row>
          <Small block tight breaks>
            {row.detail}
            {row.resend && mayResend && (
              <Text
                as="button"
                pad={0}
                margin="0 0 0 6"
                tone="link"
                size="xs"
                weight={600}
                className={styles.resend}
                aria-label={`Resend: ${MAIL_LABELS[row.resend]}`}
                aria-disabled={busy || undefined}
                onClick={() => void resend(row.resend ?? 'customer')}
              >
                Resend
              </Text>
            )}
          </Small>
        </Text>
      ))}
    </ol>
  );
}
