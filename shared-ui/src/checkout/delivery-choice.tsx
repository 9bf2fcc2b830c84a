import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import type { DeliveryDaysJson } from 'shared-domain/contracts';
import { timeLeft, weekdayDate } from 'shared-domain/delivery';
import { normalisePostalCode } from 'shared-domain/forms';
import { Button } from '../button/index.ts';
import { FormGrid, RadioCards, TextField } from '../fields/index.ts';
import { Panel } from '../page/index.ts';
import styles from './delivery-choice.module.css';
import { CHOOSE, type Delivery, NOT_LOADED } from './use-delivery.ts';

/** Days shown before 'More days' is clicked. */
const FEW = 3;
/** Above this many trade units the bar has no segments. */
const MOST_SEGMENTS = 20;
const HOUR_MS = 3_600_000;

type Shown = { delivery: Delivery; offer: DeliveryDaysJson };

/** A cart's delivery days, its shortfall to the minimum, and pick-up (DELIVERY-7, DELIVERY-8). */
export default function DeliveryChoice({ delivery, offer }: Shown) {
  const [isMore, setMore] = useState(false);
  const { channel, chosen, choose, draft, isPickUpOnly } = delivery;
  const place = offer.days.findIndex(({ day }) => day === chosen);
  const days = offer.days.slice(0, isMore || place >= FEW ? undefined : FEW);
  const options = [
    ...days.map(({ day, deadline, closes }) => ({
      value: day,
      title: weekdayDate(day),
      text: (
        <Deadline
          text={deadline}
          left={day === chosen ? new Date(closes).getTime() - delivery.now.getTime() : null}
        >
          {timeLeft(new Date(closes), delivery.now)}
        </Deadline>
      ),
    })),
    { value: 'pick-up', title: 'Pick up at our warehouse', text: 'No minimum order' },
  ];
  if (channel === 'keg' && days.length === 0 && !isPickUpOnly)
    options.unshift({ value: 'delivery', title: 'Delivery', text: 'Days are shown for your address' });
  return (
    <Panel title="Delivery">
      <div className={styles.delivery}>
        {channel === 'keg' && chosen !== 'pick-up' && <WhereTo delivery={delivery} />}
        <Notice delivery={delivery} offer={offer} />
        <div className={styles.days}>
          <RadioCards
            legend={offer.zone ? `Delivery day, ${offer.zone.name}` : 'Delivery day'}
            options={options}
            value={chosen ?? (delivery.isDelivered ? 'delivery' : draft.chosen)}
            onChange={choose}
          />
        </div>
        {days.length < offer.days.length && (
          <Button variant="ghost" onClick={() => setMore(true)}>
            More days
          </Button>
        )}
        <Announcement delivery={delivery} offer={offer} />
      </div>
    </Panel>
  );
}

/** 'Order by Tuesday 2:00 PM', with the time left (in milliseconds) for the chosen day. */
function Deadline({ text, left, children }: { text: string; left: number | null; children: ReactNode }) {
  if (left === null) return text;
  return (
    <>
      {text}, <b className={clsx('num', left < HOUR_MS && styles.soon)}>{children}</b>
    </>
  );
}

/** Why there is no day or the order is too small. Submit focuses it if the order can't be sent. */
function Notice({ delivery, offer }: Shown) {
  const { shortfall, isPlaced, notice } = delivery;
  const text = deliveryNotice(delivery, offer);
  const isShort = isPlaced && shortfall !== undefined;
  return (
    <div className={clsx(text !== undefined && styles.notice, isShort && styles.short)}>
      <p ref={notice} tabIndex={-1}>
        {text}
      </p>
      {isShort && offer.zone && <Bar units={offer.units} minimum={offer.zone.minimum} />}
    </div>
  );
}

function deliveryNotice(delivery: Delivery, offer: DeliveryDaysJson) {
  const { shortfall, isPlaced, isPickUpOnly, failed, draft, chosen, channel } = delivery;
  if (failed) return NOT_LOADED;
  if (isPlaced && shortfall !== undefined) return `${shortfall}.`;
  if (isPickUpOnly && !offer.zone)
    return `We don't deliver to ${draft.postalCode.slice(0, 3)} yet. Pick-up is open.`;
  if (isPickUpOnly) return 'No delivery day is open at the moment. Pick-up is open.';
  if (chosen === 'pick-up' || isPlaced) return undefined;
  if (channel === 'licensee') return 'Enter your postal code to see delivery days.';
  return delivery.isTried && !delivery.isDelivered ? CHOOSE : undefined;
}

/** An order's progress towards the minimum. Decorative. */
function Bar({ units, minimum }: { units: number; minimum: number }) {
  const pieces = minimum > MOST_SEGMENTS ? 1 : minimum;
  return (
    <span className={styles.bar} aria-hidden="true">
      {Array.from({ length: pieces }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment has no identity but its index
          key={place}
          className={styles.piece}
          style={
            { '--full': `${Math.min(1, Math.max(0, (units / minimum) * pieces - place)) * 100}%` } as object
          }
        />
      ))}
    </span>
  );
}

/** The delivery address for kegs, which the keg portal's form lacks. */
function WhereTo({ delivery: { draft, goTo, type, problems, fields } }: { delivery: Delivery }) {
  return (
    <FormGrid>
      <TextField
        label="Delivery address"
        autoComplete="street-address"
        name="address"
        ref={fields.address}
        error={problems.address}
        value={draft.address}
        onChange={(event) => type(event.target.value)}
      />
      <TextField
        label="Postal code"
        autoComplete="postal-code"
        name="postalCode"
        ref={fields.postalCode}
        error={problems.postalCode}
        value={draft.postalCode}
        onChange={(event) => goTo(normalisePostalCode(event.target.value))}
      />
    </FormGrid>
  );
}

/** Announces a change of the chosen day, and the last hour. */
function Announcement({ delivery: { chosen, lost, now }, offer }: Shown) {
  const day = offer.days.find((each) => each.day === chosen);
  const isSoon = day !== undefined && new Date(day.closes).getTime() - now.getTime() < HOUR_MS;
  return (
    <p role="status" className={lost === undefined ? 'visually-hidden' : styles.closed}>
      {lost !== undefined && `${weekdayDate(lost)} has closed.`}
      {lost !== undefined && day && ` ${weekdayDate(day.day)} is now chosen.`}
      {lost === undefined && isSoon && `Less than an hour is left to order for ${weekdayDate(day.day)}.`}
    </p>
  );
}
