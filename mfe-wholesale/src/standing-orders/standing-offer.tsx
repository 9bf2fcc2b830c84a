import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lineTotalOf } from 'shared-domain/charges';
import type { Problem, Result } from 'shared-domain/client';
import type { StandingOfferJson } from 'shared-domain/contracts';
import { weekdayDate } from 'shared-domain/delivery';
import { centsOf, formatCents, formatDollars } from 'shared-domain/money';
import { environmentAtom, sessionAtom } from 'shared-domain/state';
import { Button, ButtonLink } from 'shared-ui/button';
import { FieldError } from 'shared-ui/fields';
import { Icon } from 'shared-ui/icons';
import { Panel } from 'shared-ui/page';
import { ErrorState, Loading } from 'shared-ui/states';
import { paths } from '../address/index.ts';
import { DeliveryAddress, DeliveryDay } from '../allocation/held-share.tsx';
import { PICK_UP } from '../allocation/use-allocation.ts';
import styles from './standing-orders.module.css';
import { standingOrderCall } from './use-standing-orders.ts';

/** The offer of a mailed link, to order with one click (STANDING-3, STANDING-4). */
export function StandingOffer() {
  const token = /^#offer=(.+)$/.exec(useLocation().hash)?.[1];
  const licence = useAtomValue(sessionAtom).licensee?.licenseNumber;
  return token && licence ? <Offer token={token} key={token} /> : null;
}

function Offer({ token }: { token: string }) {
  const { client } = useAtomValue(environmentAtom);
  const [result, setResult] = useState<Result<StandingOfferJson> | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = useCallback(async () => {
    setResult(await standingOrderCall(client)('readStandingOffer', { body: { token } }));
  }, [client, token]);
  useEffect(() => void load(), [load]);
  if (result === null) return <Loading>Loading your order...</Loading>;
  if (!result.ok)
    return (
      <ErrorState title="This order could not be opened" onRetry={() => void load()}>
        {LINK_MESSAGES[result.problem.code] ?? result.problem.detail}
      </ErrorState>
    );
  const order = async (total: number, day: string | undefined) => {
    const delivery =
      day === PICK_UP ? ({ kind: 'pick-up' } as const) : ({ kind: 'delivery', day: day ?? '' } as const);
    const body = { token, total, ...(day ? { delivery } : {}) };
    const placed = await standingOrderCall(client)('placeStandingOrder', { body });
    setProblem(placed.ok ? null : placed.problem);
    if (placed.ok) setResult(placed);
    else await load();
  };
  return (
    <Panel title={`Your order for ${weekdayDate(result.data.day)}`} className={styles.offer}>
      <Offered offer={result.data} onOrder={order} />
      {problem && <FieldError>{problem.detail}</FieldError>}
    </Panel>
  );
}

const LINK_MESSAGES: Partial<Record<Problem['code'], string>> = {
  link_invalid: 'This link belongs to another licence or is incomplete.',
  link_expired: 'This offer has expired. The next one comes by email.',
};

type OfferedProps = {
  offer: StandingOfferJson;
  onOrder: (total: number, day: string | undefined) => Promise<void>;
};

function Offered({ offer, onOrder }: OfferedProps) {
  const { words, lines, total, days, hasAddress, address, orderId } = offer;
  const [day, setDay] = useState(days && (days[0]?.day ?? PICK_UP));
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onOrder(total, day);
    setBusy(false);
  };
  if (orderId !== undefined)
    return (
      <p role="status" className={styles.words}>
        {`Ordered: ${orderId}. The confirmation is on its way by email.`}
      </p>
    );
  return (
    <>
      <p className={styles.words}>{`${words}. Nothing is ordered until you click the button.`}</p>
      <OfferedLines lines={lines} />
      <dl className={styles.sums}>
        {days && day && <DeliveryDay days={days} day={day} onChange={setDay} />}
        {address && day !== PICK_UP && <DeliveryAddress address={address} />}
        <div>
          <dt>Total with taxes and deposits</dt>
          <dd className="num">{formatDollars(total)}</dd>
        </div>
      </dl>
      {!hasAddress && (
        <p className={styles.words}>
          We don’t have your delivery address yet. Order, and we’ll tell you how to send it.
        </p>
      )}
      <div className={styles.row}>
        <Button
          variant="action"
          busy={busy}
          busyText="Ordering..."
          disabled={lines.every(({ quantity }) => quantity === 0)}
          onClick={() => void press()}
        >
          {`Order · ${formatDollars(total)}`}
        </Button>
        <ButtonLink variant="ghost" to={paths.shop}>
          Not this time
        </ButtonLink>
      </div>
    </>
  );
}

const OfferedLines = ({ lines }: Pick<StandingOfferJson, 'lines'>) => (
  <ul className={`${styles.lines} num`} aria-label="Lines">
    {lines.map(({ productId, productName, asked, quantity, unitPrice, notes }) => (
      <li key={productId}>
        <span>
          {`${quantity || asked} × ${productName} `}
          <small>{productId}</small>
          {notes.map((note) => (
            <span key={note} className={styles.note}>
              <Icon name="warning" size={18} />
              {note}
            </span>
          ))}
        </span>
        <b>{quantity === 0 ? '–' : formatCents(lineTotalOf({ quantity, unitPrice: centsOf(unitPrice) }))}</b>
      </li>
    ))}
  </ul>
);
