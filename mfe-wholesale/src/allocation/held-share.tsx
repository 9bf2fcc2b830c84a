import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { LicenseeAllocationJson } from 'shared-domain/contracts';
import { weekdayDate } from 'shared-domain/delivery';
import { unitsText } from 'shared-domain/licences';
import { centsOf, formatCents } from 'shared-domain/money';
import { nowAtom } from 'shared-domain/state';
import { Button, ButtonLink } from 'shared-ui/button';
import { QuantityStepper } from 'shared-ui/quantity-stepper';
import { paths } from '../address/index.ts';
import styles from './allocation.module.css';
import { Frame } from './frame.tsx';
import { PICK_UP, useAllocationActions } from './use-allocation.ts';

type Share = NonNullable<LicenseeAllocationJson['share']>;
type Props = { allocation: LicenseeAllocationJson; share: Share; titleId: string };

const LATE_MS = 12 * 60 * 60 * 1000;

/** An account's share and its reason, with confirmation (ALLOCATION-7, ALLOCATION-8). */
export function HeldShare({ allocation, share, titleId }: Props) {
  const { unit, words, heldUntil = '', offer } = allocation;
  const now = useAtomValue(nowAtom);
  const left = Date.parse(heldUntil) - now.getTime();
  const got = unitsText(share.got, unit);
  if (share.state === 'held' && left > 0)
    return (
      <Frame
        strip={`Held for you until ${words.held}`}
        until={heldUntil}
        look={left < LATE_MS ? 'late' : 'good'}
        title={`You got ${got}`}
        titleId={titleId}
      >
        <p>{share.reason}</p>
        {offer && <Confirm allocation={allocation} share={share} offer={offer} />}
      </Frame>
    );
  return (
    <Frame strip={stripOf(allocation, share)} title={titleOf(allocation, share)} titleId={titleId}>
      <p role="status">{share.reason}</p>
      {share.orderId !== undefined && (
        <p>
          {`Your order is ${share.orderId}. `}
          <ButtonLink to={paths.orders} variant="ghost">
            Your orders
          </ButtonLink>
        </p>
      )}
    </Frame>
  );
}

function stripOf({ words }: LicenseeAllocationJson, { state }: Share): string {
  if (state === 'confirmed') return 'Ordered';
  if (state === 'confirming') return 'Being ordered';
  if (state === 'let-go') return 'Declined';
  return state === 'none' ? 'Shared' : `The hold ended on ${words.held}`;
}

function titleOf({ unit }: LicenseeAllocationJson, { state, got, confirmed }: Share): string {
  if (confirmed !== undefined) return `${unitsText(confirmed, unit)} ordered`;
  if (state === 'none') return `No ${unit} for you this time`;
  return `You got ${unitsText(got, unit)}`;
}

type Offer = NonNullable<LicenseeAllocationJson['offer']>;

function Confirm({ allocation, share: { got }, offer }: Omit<Props, 'titleId'> & { offer: Offer }) {
  const { id, unit } = allocation;
  const { unitPrice, days, hasAddress, address } = offer;
  const { confirm } = useAllocationActions(id);
  const [units, setUnits] = useState(got);
  const [isFewer, setFewer] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [day, setDay] = useState(days && (days[0]?.day ?? PICK_UP));
  const [busy, setBusy] = useState(false);
  const during = async (done: Promise<boolean>) => {
    setBusy(true);
    const isDone = await done;
    setBusy(false);
    return isDone;
  };
  const price = centsOf(unitPrice);
  const total = formatCents(price * units);
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt className="num">{`${units} × ${formatCents(price)}`}</dt>
          <dd className="num">{total}</dd>
        </div>
        {days && day && <DeliveryDay days={days} day={day} onChange={setDay} />}
        {address && day !== PICK_UP && <DeliveryAddress address={address} />}
      </dl>
      {isFewer && (
        <QuantityStepper
          value={units}
          max={got}
          onChange={setUnits}
          onRefused={setRefused}
          of="what you take"
          disabled={busy}
        />
      )}
      {!hasAddress && (
        <p className={styles.small}>
          We don’t have your delivery address yet. Confirm, and we’ll tell you how to send it.
        </p>
      )}
      <Button
        variant="action"
        size="lg"
        wide
        busy={busy}
        busyText="Ordering..."
        disabled={isRefused}
        onClick={() => void during(confirm(units, unitPrice, day))}
      >
        {`Confirm ${unitsText(units, unit)} · ${total}`}
      </Button>
      <div className={styles.row}>
        {got > 1 && !isFewer && (
          <Button className={styles.grow} variant="outline" onClick={() => setFewer(true)}>
            Take fewer
          </Button>
        )}
        <Decline allocation={allocation} got={got} busy={busy} during={during} />
      </div>
      <p className={styles.small}>
        GST and container deposit are added to the order.
        <br />
        {`What isn’t confirmed by ${allocation.words.held} goes back on sale.`}
      </p>
    </>
  );
}

function Decline({
  allocation: { id, unit },
  got,
  busy,
  during,
}: {
  allocation: LicenseeAllocationJson;
  got: number;
  busy: boolean;
  during: (done: Promise<boolean>) => Promise<boolean>;
}) {
  const { decline, show } = useAllocationActions(id);
  const declineShare = async () => {
    if (!(await during(decline(true)))) return;
    const undo = { label: 'Undo', onAction: () => void decline(false) };
    show({ title: `${unitsText(got, unit)} declined`, kind: 'success', duration: 8_000, action: undo });
  };
  return (
    <Button className={styles.grow} variant="ghost" disabled={busy} onClick={() => void declineShare()}>
      Decline
    </Button>
  );
}

/** Where it goes, so that whoever confirms it can see that. */
export const DeliveryAddress = ({ address }: { address: string }) => (
  <div>
    <dt>Delivered to</dt>
    <dd>{address}</dd>
  </div>
);

/** The delivery day, by default the next one. */
export function DeliveryDay({
  days,
  day,
  onChange,
}: {
  days: NonNullable<Offer['days']>;
  day: string;
  onChange: (day: string) => void;
}) {
  return (
    <div>
      <dt>
        <label htmlFor="allocation-day">Delivery</label>
      </dt>
      <dd>
        <select
          id="allocation-day"
          className={styles.day}
          value={day}
          onChange={(event) => onChange(event.target.value)}
        >
          {days.map((one) => (
            <option key={one.day} value={one.day}>
              {weekdayDate(one.day)}
            </option>
          ))}
          <option value={PICK_UP}>Pick-up</option>
        </select>
      </dd>
    </div>
  );
}
