import { useEffect, useRef } from 'react';
import { CONFLICT_MESSAGES } from 'shared-domain/driver';
import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Text } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import { mapLinkOf, restOf, streetOf } from './address.ts';
import controls from './controls.module.css';
import { type RunSyncState, unsent } from './run-sync.ts';
import styles from './stop-head.module.css';
import { endText, type StopView } from './stops.ts';

type StopHeadProps = { view: StopView; isNext: boolean; count: number; state: RunSyncState };

/** '2 waiting', or when all was sent. */
function Sent(state: RunSyncState) {
  const { copy } = state;
  const number = unsent(state);
  if (number > 0)
    return (
      <Row as="span" inline gap={4} size="m" weight={600} className={controls.waits}>
        <Icon name="clock" size={16} /> {number} waiting
      </Row>
    );
  return copy ? <span>All sent {clockTime(copy.at)}</span> : null;
}

/** A stop's address, contact and notes. */
export function StopHead({ view, isNext, count, state }: StopHeadProps) {
  const { stop, place, end, conflict } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Row justify="between" gap={12} pad="16 16 0" size="m" weight={500} className={styles.placeRow}>
        <p className={controls.place}>
          {isNext && <span className={controls.badge}>Next stop</span>} {place} of {count}
        </p>
        <Sent {...state} />
      </Row>
      <h1 ref={heading} tabIndex={-1} className={styles.name}>
        {stop.name}
      </h1>
      {conflict && (
        <p className={controls.warning} role="alert">
          {CONFLICT_MESSAGES[conflict]}
        </p>
      )}
      {end && (
        <Text as="p" pad="0 16 12" weight={600}>
          {endText(view)}
        </Text>
      )}
      <a className={styles.address} href={mapLinkOf(stop.address)} target="_blank" rel="noreferrer">
        <StaffIcon name="pin" size={24} />
        <span>
          <strong>{streetOf(stop.address)}</strong>
          <span>{restOf(stop.address)}</span>
        </span>
        <span className={styles.map}>
          <StaffIcon name="map" size={22} />
          Map
        </span>
      </a>
      {stop.phone && (
        <a className={controls.wide} href={`tel:${stop.phone}`}>
          <Icon name="phone" size={22} /> Call {stop.phone}
        </a>
      )}
      {stop.note && (
        <p className={controls.note}>
          <StaffIcon name="note" size={22} />
          {stop.note}
        </p>
      )}
    </>
  );
}
