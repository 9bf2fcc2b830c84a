import type { Problem } from 'shared-domain/client';
import { centsOf, formatCents } from 'shared-domain/money';
import type { Unavailable } from 'shared-domain/quotes';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import styles from './checkout.module.css';

export type OrderRefusalProps = {
  problem: Problem;
  /** The total on the page when the order was sent, in cents. */
  shownTotal: number;
  /** A product's name, for lines that are short. */
  nameOf: (productId: string) => string;
  /** Reduces the lines that are short to what is left. */
  onReduce?: ((unavailable: readonly Unavailable[]) => void) | undefined;
  /** The message for a failure that the customer can't fix (ORDER-13). */
  failure: string;
};

/** Why an order was refused and what to do. Announced when it appears. */
export function OrderRefusal({ problem, shownTotal, nameOf, failure, onReduce }: OrderRefusalProps) {
  const { unavailable } = problem;
  return (
    <div role="alert" className={styles.refusal}>
      <Icon name="warning" />
      <div>
        {refusalText(problem, shownTotal, nameOf, failure)}
        {unavailable && onReduce && (
          <Button
            size="sm"
            onClick={({ currentTarget }) => {
              toSubmit(currentTarget);
              onReduce(unavailable);
            }}
          >
            {unavailable.some(({ left }) => left > 0)
              ? 'Take what is left and continue'
              : 'Remove and continue'}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Focuses the button that sends the order, with its new total: this one disappears with its refusal. */
const toSubmit = (button: HTMLElement) =>
  button.closest('[role="alert"]')?.parentElement?.querySelector<HTMLElement>('[type="submit"]')?.focus();

const leftText = (left: number): string => (left > 0 ? `only ${left} left` : 'not available at the moment');

function refusalText(
  problem: Problem,
  shownTotal: number,
  nameOf: OrderRefusalProps['nameOf'],
  failure: string,
) {
  if (problem.code === 'price_changed' && problem.quote) {
    const fresh = formatCents(centsOf(problem.quote.total));
    if (fresh === formatCents(shownTotal)) {
      return <p>The shipping options have changed. Please choose one and submit again.</p>;
    }
    return (
      <p>{`The total has changed from ${formatCents(shownTotal)} to ${fresh}. Please check your cart and submit again.`}</p>
    );
  }
  if (problem.code === 'out_of_stock' && problem.unavailable) {
    return (
      <>
        <p>Some of what you asked for is no longer available:</p>
        <ul>
          {problem.unavailable.map(({ productId, left }) => (
            <li key={productId}>{`${nameOf(productId)}: ${leftText(left)}`}</li>
          ))}
        </ul>
      </>
    );
  }
  if (problem.code === 'network') {
    return (
      <>
        <p>{failure}</p>
        <p>{NOT_REACHED}</p>
      </>
    );
  }
  return <p>{SHOWN_AS_IS.has(problem.code) ? problem.detail : failure}</p>;
}

/** An answer may be lost after the order was stored, so this doesn't say that there is none (ORDER-14). */
const NOT_REACHED =
  'We could not be reached: please check your connection. Your cart and what you typed are kept, and sending the same order again can’t place it twice.';

/** Refusals whose own message tells the customer what to do. */
const SHOWN_AS_IS: ReadonlySet<string> = new Set([
  'validation',
  'licence_required',
  'licence_lapsed',
  'licence_suspended',
  'store_closed',
  'delivery_day_closed',
  'delivery_refused',
  'only_a_look',
  'payment_start_failed',
  'too_many_requests',
]);
