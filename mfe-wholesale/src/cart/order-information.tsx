import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { CallInput } from 'shared-domain/client';
import type { LicenseeOrderRequest } from 'shared-domain/contracts';
import { type LicenseeCheckoutForm, licenseeCheckoutForm } from 'shared-domain/forms';
import { dollarsOf, formatCents } from 'shared-domain/money';
import { displayName } from 'shared-domain/products';
import { environmentAtom, sessionAtom } from 'shared-domain/state';
import { Button } from 'shared-ui/button';
import {
  CheckoutFields,
  type Delivery,
  OrderRefusal,
  PickUpInstead,
  useOrderSubmission,
} from 'shared-ui/checkout';
import { useForm, useFormValue } from 'shared-ui/fields';
import type { CartOnPage } from 'shared-ui/shop';
import { orderDraftAtom } from './order-draft.ts';
import styles from './order-information.module.css';
import { ORDER_FAILURE, useOrderOutcome } from './use-order-outcome.ts';

const EMPTY: LicenseeCheckoutForm = {
  firstName: '',
  lastName: '',
  email: '',
  address: '',
  city: '',
  province: 'BC',
  postalCode: '',
  deliveryDetails: '',
  licenseNumber: '',
  accountName: '',
};

/**
 * The 'Order Information' form (ORDER-1, ORDER-9). Account and licence come only from the verified session; what was
 * typed stays, whatever happens to the order.
 */
export function OrderInformation({
  cart,
  delivery,
  onPlaced,
}: {
  cart: CartOnPage;
  delivery: Delivery;
  onPlaced: () => void;
}) {
  const { client } = useAtomValue(environmentAtom);
  const { placed, refused } = useOrderOutcome(onPlaced);
  const { submit, problem, shownTotal } = useOrderSubmission({
    place: (order: CallInput<'placeLicenseeOrder'>) => client.call('placeLicenseeOrder', order),
    onPlaced: placed,
    onRefused: (refusal) => {
      form.refuse(refusal.errors ?? []);
      delivery.adopt(refusal.deliveryDays);
      refused(refusal);
    },
  });
  const form = useOrderForm(async (values) => {
    if (delivery.isReady()) await submit(requestOf(values, cart, delivery));
  });
  const postalCode = useFormValue({ control: form.control, name: 'postalCode' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed moves it
  useEffect(() => delivery.goTo(postalCode), [postalCode]);
  return (
    <form onSubmit={form.submit} noValidate aria-label="Order Information">
      <CheckoutFields channel="licensee" field={form.field} />
      {problem && (
        <OrderRefusal
          problem={problem}
          shownTotal={shownTotal}
          nameOf={(id) => nameIn(cart, id)}
          failure={ORDER_FAILURE}
        />
      )}
      <div className={styles.submit}>
        <Button type="submit" variant="action" wide busy={form.busy} busyText="Submitting...">
          Submit Order
          <span className="num">{formatCents(cart.quote.total)}</span>
        </Button>
        <PickUpInstead delivery={delivery} />
      </div>
    </form>
  );
}

/** The form, filled from what was typed before and from the verified session, even if that arrives later. */
function useOrderForm(onSubmit: (values: LicenseeCheckoutForm) => Promise<void>) {
  const { licensee } = useAtomValue(sessionAtom);
  const [draft, keepDraft] = useAtom(orderDraftAtom);
  const owner = licensee?.licenseNumber ?? '';
  const known = { licenseNumber: owner, accountName: licensee?.companyName ?? '' };
  const form = useForm<LicenseeCheckoutForm>({
    schema: licenseeCheckoutForm,
    initial: draft?.licenseNumber === owner ? draft.values : { ...EMPTY, ...known },
    onSubmit,
  });
  const { values } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per licensee, not on each render of the form
  useEffect(() => {
    if (!values().licenseNumber) form.set('licenseNumber', known.licenseNumber);
    if (!values().accountName) form.set('accountName', known.accountName);
  }, [licensee]);

  useEffect(
    () => () => keepDraft({ licenseNumber: owner, values: { ...EMPTY, ...values() } }),
    [keepDraft, values, owner],
  );

  return form;
}

const requestOf = (
  values: LicenseeCheckoutForm,
  cart: CartOnPage,
  { offer, chosen }: Delivery,
): LicenseeOrderRequest => ({
  ...values,
  lines: cart.request,
  expectedTotal: dollarsOf(cart.quote.total),
  ...(offer && chosen ? { delivery: choiceOf(chosen) } : {}),
});

const choiceOf = (chosen: string) =>
  chosen === 'pick-up' ? ({ kind: 'pick-up' } as const) : ({ kind: 'delivery', day: chosen } as const);

function nameIn(cart: CartOnPage, id: string): string {
  const found = cart.lines.find(({ line }) => line.product.id === id);
  return found ? displayName(found.product) : id;
}
