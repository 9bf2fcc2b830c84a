import { useEffect, useRef } from 'react';
import { CONFLICT_MESSAGES } from 'shared-domain/driver';
import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import { mapLinkOf, restOf, streetOf } from './address.ts';
import controls from './controls.module.css';
import { StopPlace, Waits, Warning } from './controls.tsx';
import { type RunSyncState, unsent } from './run-sync.ts';
import styles from './stop-head.module.css';
import { endText, type StopView } from './stops.ts';

type StopHeadProps = { view: StopView; isNext: boolean; count: number; state: RunSyncState };

/** '2 waiting', or when all was sent. */
function Sent(state: RunSyncState) {
  const { copy } = state;
  const number = unsent(state);
  if (number > 0) return <Waits number={number} />;
  return copy ? <span>All sent {clockTime(copy.at)}</span> : null;
}

/** A stop's address, contact and notes. */
export function StopHead({ view, isNext, count, state }: StopHeadProps) {
  const { stop, place, end, conflict } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Row justify="between" gap={12} pad="16 16 0" tone="quiet" size="m" weight={500}>
        <StopPlace isNext={isNext} place={place} count={count} />
        <Sent {...state} />
      </Row>
      <Text as="h1" ref={heading} tabIndex={-1} pad="4 16 8">
        {stop.name}
      </Text>
      {conflict && <Warning>{CONFLICT_MESSAGES[conflict]}</Warning>}
      {end && (
        <Text as="p" pad="0 16 12" weight={600}>
          {endText(view)}
        </Text>
      )}
      <Row
        as="a"
        gap={12}
        tall={68}
        margin="0 16 12"
        pad="6 6 6 16"
        radius={10}
        className={styles.address}
        href={mapLinkOf(stop.address)}
        target="_blank"
        rel="noreferrer"
      >
        <StaffIcon name="pin" size={24} />
        <Stack as="span" grow shrink>
          <Text as="strong" size="xl">
            {streetOf(stop.address)}
          </Text>
          <span>{restOf(stop.address)}</span>
        </Stack>
        <Row
          as="span"
          column
          justify="center"
          side={56}
          radius={8}
          tight
          size="s"
          weight={600}
          className={styles.map}
        >
          <StaffIcon name="map" size={22} />
          Map
        </Row>
      </Row>
      {stop.phone && (
        <a className={`${controls.secondary} ${controls.wide}`} href={`tel:${stop.phone}`}>
          <Icon name="phone" size={22} /> Call {stop.phone}
        </a>
      )}
      {stop.note && (
        <Row
          as="p"
          gap={12}
          align="start"
          margin="0 16 12"
          pad="12 16"
          radius={10}
          weight={600}
          className={controls.note}
        >
          <StaffIcon name="note" size={22} />
          {stop.note}
        </Row>
      )}
    </>
  );
}
