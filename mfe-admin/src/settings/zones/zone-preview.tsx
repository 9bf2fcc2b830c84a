import { useId, useState } from 'react';
import type { DeliveryPlanJson } from 'shared-domain/contracts';
import { dayOf, daysBetween } from 'shared-domain/dates';
import {
  compactPostalCode,
  type DeliveryZone,
  deliveryDays,
  shortfallText,
  timeLeft,
  zoneOf,
} from 'shared-domain/delivery';
import { isPostalCode, normalisePostalCode } from 'shared-domain/forms';
import { useNow } from '../../data/calls/index.ts';
import { Quiet, Row, Stack, Text } from '../../kit/layout/index.ts';
import { clockTime, dayInMonth, shortDay, weekdayOf } from '../../kit/moments/index.ts';
import { InputField, ZoneMark } from '../../kit/parts/index.ts';
import styles from './zone-preview.module.css';

/** Days shown, and within how many days the cut-off is shown in hours. */
const SHOWN = 5;
const SOON = 3;

type ZonePreviewProps = {
  plan: Pick<DeliveryPlanJson, 'zones' | 'closedDates'>;
  /** A prefix of the zone, as the initial postal code. */
  first: string | undefined;
};

/** What a customer at a postal code would see if the form were saved (DELIVERY-2, DELIVERY-8). */
export function ZonePreview({ plan: { zones, closedDates }, first }: ZonePreviewProps) {
  const id = useId();
  const now = useNow();
  const [typed, setTyped] = useState<string>();
  const code = typed ?? sampleOf(first);
  const zone = isPostalCode(code) ? zoneOf(zones, code) : undefined;
  const prefix = zone?.prefixes
    .filter((each) => compactPostalCode(code).startsWith(each))
    .sort((one, other) => other.length - one.length)[0];
  return (
    <Stack as="aside" gap={10} top pad={20} className={styles.preview} aria-labelledby={id}>
      <h2 id={id}>What customers see</h2>
      <InputField
        label="Postal code"
        value={code}
        autoComplete="off"
        {...(isPostalCode(code) || code === '' ? {} : { error: "This isn't a Canadian postal code." })}
        onChange={({ target }) => setTyped(normalisePostalCode(target.value))}
      />
      {isPostalCode(code) && (
        <Row as="p" gap={8}>
          {zone ? (
            <>
              <ZoneMark colour={zone.colour} />
              {zone.name || 'This zone'}, by <b>{prefix}</b>
            </>
          ) : (
            'Pick-up only'
          )}
        </Row>
      )}
      {zone && <NextDays zone={zone} closedDates={closedDates} code={code} now={now} />}
      {zone && zone.minimum > 1 && (
        <>
          <h3>Below the minimum order</h3>
          <p>
            {shortfallText({ missing: 1, zone: zone.name, channel: 'licensee', day: dayOf(now) })}
            <Quiet as="small" block>
              Shown for a cart that is 1 unit short
            </Quiet>
          </p>
        </>
      )}
    </Stack>
  );
}

type ZoneDays = Pick<DeliveryPlanJson, 'closedDates'> & { zone: DeliveryZone; code: string; now: Date };

/** The days that a zone's customers are offered, and the next closed one. */
function NextDays({ zone, closedDates, code, now }: ZoneDays) {
  const days = deliveryDays(zone, now, SHOWN, closedDates);
  const closed = closedDates.find(({ day }) => day >= dayOf(now));
  if (days.length === 0) return <p>No delivery days: choose weekdays.</p>;
  return (
    <>
      <h3>Next days for {code}</h3>
      <Text as="ul" framed radius={10} surface="paper" size="xs" className={styles.days}>
        {days.map(({ day, closes }) => (
          <Stack as="li" columns="25px 45px 1fr" gap={3} align="center" tall={42} pad="8 10" key={day}>
            <span>{weekdayOf(day)}</span>
            <b>{dayInMonth(day)}</b>
            <span>
              Order by {weekdayOf(dayOf(closes))}, {shortDay(closes)}, {clockTime(closes)}
              {daysBetween(dayOf(now), dayOf(closes)) < SOON && (
                <Text as="small" block tone="ok" weight={600}>
                  {timeLeft(closes, now)}
                </Text>
              )}
            </span>
          </Stack>
        ))}
        {closed && (
          <Stack as="li" columns="25px 45px 1fr" gap={3} align="center" tall={42} pad="8 10" tone="quiet">
            <span>{weekdayOf(closed.day)}</span>
            <s>{dayInMonth(closed.day)}</s>
            <span>Closed, {closed.name}</span>
          </Stack>
        )}
      </Text>
    </>
  );
}

/** A sample postal code with a prefix, such as 'V6B 1A1'. */
const sampleOf = (prefix = 'V6B'): string => {
  const code = `${prefix}${'V6B1A1'.slice(prefix.length)}`;
  return `${code.slice(0, 3)} ${code.slice(3)}`;
};
