import { memo, type ReactNode, useState } from 'react';
import type { RunJson, RunOrderJson, StopJson } from 'shared-domain/contracts';
import { areToBeCounted, type Kegs } from 'shared-domain/kegs';
import { isDone, isMovable, kegCount, loadText, nextStopOf } from 'shared-domain/runs';
import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Quiet, Row, Stack, Text } from '../../kit/layout/index.ts';
import { clockTime, dayInMonth } from '../../kit/moments/index.ts';
import { IconButton } from '../../kit/parts/index.ts';
import { useStableParts } from './board-context.ts';
import { Handle } from './handle.tsx';
import { type TroubleText, waivedRuleText } from './labels.ts';
import styles from './stop-row.module.css';

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** '3 empties', or that they are to be counted, with a return arrow. */
export function Empties({ kegs }: { kegs: Kegs | undefined }) {
  if (!kegs) return null;
  return (
    <Row as="span" inline fixed end tone="quiet" gap={4}>
      <StaffIcon name="undo" size={13} />
      {areToBeCounted(kegs) ? 'count the empties' : counted(kegCount(kegs), 'empty', 'empties')}
    </Row>
  );
}

const inSentence = (reason: string) => reason.charAt(0).toLowerCase() + reason.slice(1);

/** What went wrong: '1 line short, damaged', 'Refused, closed'. */
function endText({ state, short = [], reason }: StopJson): string | undefined {
  if (state === 'refused') return reason ? `Refused, ${inSentence(reason)}` : 'Refused';
  if (state !== 'short') return undefined;
  const why = short[0]?.reason ?? reason;
  return `${counted(short.length || 1, 'line', 'lines')} short${why ? `, ${inSentence(why)}` : ''}`;
}

type DoneStopProps = { stop: StopJson; order: RunOrderJson | undefined };

/** A done stop: its time and any problem. It can't be moved (RUN-5). */
const DoneStop = memo(function DoneStop({ stop, order }: DoneStopProps) {
  const wrong = endText(stop);
  const booked = areToBeCounted(order?.empties) ? undefined : order?.empties;
  return (
    <li className={styles.done} data-order={stop.orderId} data-fixed="">
      <Stack
        as="span"
        fixed
        middle
        radius={13}
        size="xs"
        weight={600}
        className={styles.number}
        data-end={wrong === undefined ? 'done' : 'wrong'}
      >
        {wrong ? '!' : <Icon name="check" size={13} />}
        <span className="visually-hidden">{wrong ? '' : 'Delivered: '}</span>
      </Stack>
      <Stack as="span" grow shrink>
        <Row as="span" gap={8} shrink>
          <Text cut weight={600}>
            {order?.name ?? stop.orderId}
          </Text>
          {stop.at !== undefined && (
            <Quiet fixed end>
              {clockTime(stop.at)}
            </Quiet>
          )}
        </Row>
        <Row as="span" gap={8} shrink>
          <Text cut tone={wrong ? 'warn' : 'ink'} weight={wrong ? 500 : 400}>
            {wrong ?? (order ? loadText(order.load) : '')}
          </Text>
          <Empties kegs={stop.empties ?? booked} />
          {stop.returned !== undefined && (
            <Quiet fixed end>
              {stop.returned} returned
            </Quiet>
          )}
        </Row>
      </Stack>
    </li>
  );
});

/** A problem with an order that is or may go on a run (LICENCE-19). */
export function trouble(order: RunOrderJson | undefined, day: string): TroubleText | undefined {
  if (order?.status === 'cancelled') return { text: 'The order was cancelled' };
  if (order?.day !== undefined && order.day !== day) return { text: `Moved to ${dayInMonth(order.day)}` };
  if (order?.licence === 'lapsed') return { text: 'The licence has lapsed' };
  if (order?.licence === 'suspended') return { text: 'The licence is suspended' };
  return order?.passed && waivedRuleText(order.passed);
}

type StopRowProps = {
  run: RunJson;
  stop: StopJson;
  place: number;
  isLifted: boolean;
  /** Replaces the handle on a phone. */
  menu?: ReactNode;
};

/** A stop of a run (RUN-2). */
export function StopRow({ run, stop, place, isLifted, menu }: StopRowProps) {
  const { day, orders } = useStableParts();
  const order = orders.get(stop.orderId);
  if (isDone(stop)) return <DoneStop stop={stop} order={order} />;
  return (
    <OpenStop
      stop={stop}
      order={order}
      day={day}
      place={place}
      of={run.stops.length}
      isNext={nextStopOf(run) === stop}
      isMovable={isMovable(run, stop)}
      isLifted={isLifted}
      menu={menu}
    />
  );
}

type OpenStopProps = {
  stop: StopJson;
  order: RunOrderJson | undefined;
  day: string;
  place: number;
  of: number;
  isNext: boolean;
  isMovable: boolean;
  isLifted: boolean;
  menu: ReactNode;
};

/** A stop that isn't done. Memoised: a board has hundreds. */
const OpenStop = memo(function OpenStop(props: OpenStopProps) {
  const { stop, order, day, place, of, isNext, isMovable, isLifted, menu } = props;
  const [isNoteOpen, setNoteOpen] = useState(false);
  const name = order?.name ?? stop.orderId;
  const wrong = trouble(order, day);
  return (
    <li
      className={styles.stop}
      data-order={stop.orderId}
      data-next={isNext || undefined}
      data-fixed={isMovable ? undefined : ''}
      data-lifted={isLifted || undefined}
    >
      {menu === undefined &&
        (isMovable ? (
          <Handle id={stop.orderId} name={name} where={`stop ${place} of ${of}`} isLifted={isLifted} />
        ) : (
          <Text fixed style={{ width: 22 }} />
        ))}
      <Stack as="span" fixed middle radius={13} size="xs" weight={600} className={styles.number}>
        {place}
      </Stack>
      <Stack as="span" grow shrink>
        <Row as="span" gap={8} shrink>
          <Text cut weight={600}>
            {name}
          </Text>
          {isNext && (
            <Text pad="0 6" radius={4} size="xs" weight={600} className={styles.next}>
              Next
            </Text>
          )}
          {order?.note !== undefined && (
            <Text margin="-12 0 -12 auto" tone="link">
              <IconButton
                label={`Note of ${name}`}
                aria-expanded={isNoteOpen}
                onClick={() => setNoteOpen(!isNoteOpen)}
                onKeyDown={({ key }) => key === 'Escape' && setNoteOpen(false)}
              >
                <StaffIcon name="note" size={16} />
              </IconButton>
            </Text>
          )}
        </Row>
        <Quiet cut>{addressOf(order)}</Quiet>
        <Row as="span" gap={8} shrink>
          <Text cut>{order ? loadText(order.load) : 'Loading...'}</Text>
          <Empties kegs={order?.empties} />
        </Row>
        {isNoteOpen && (
          <Text margin="4 0 0" pad="6 8" radius={6} breaks tone="ink" surface="warn">
            {order?.note}
          </Text>
        )}
        {wrong !== undefined && <Trouble {...wrong} />}
      </Stack>
      {menu}
    </li>
  );
});

/** A warning below an order, with its reason on hover and for screen readers. */
export const Trouble = ({ text, reason }: TroubleText) => (
  <Row as="span" gap={5} tone="warn" weight={500} title={reason}>
    <StaffIcon name="alert" size={14} /> {text}
    {reason !== undefined && <span className="visually-hidden">: {reason}</span>}
  </Row>
);

/** '610 E Hastings Street, V6A 1R1'; staff know the city. */
export const addressOf = (order: RunOrderJson | undefined): string =>
  [order?.address.split(', ')[0], order?.postalCode].filter(Boolean).join(', ');

export const NoStops = ({ number }: { number: number }) => (
  <Row as="li" gap={10} margin="12 14" pad={14} radius={8} tone="quiet" className={styles.drop}>
    <Icon name="plus" size={16} />
    <span>
      Drop orders here, or select them on the left{' '}
      {number <= 9 && (
        <>
          and press <kbd>{number}</kbd>
        </>
      )}
    </span>
  </Row>
);
