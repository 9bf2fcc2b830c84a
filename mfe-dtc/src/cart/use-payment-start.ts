import { useAtomValue, useSetAtom } from 'jotai';
import type { Problem, Result } from 'shared-domain/client';
import type { DtcOrderPlaced, DtcOrderRequest } from 'shared-domain/contracts';
import type { DtcCheckoutForm } from 'shared-domain/forms';
import { dollarsOf } from 'shared-domain/money';
import { environmentAtom, loadSettingsAtom } from 'shared-domain/state';
import { useOrderSubmission } from 'shared-ui/checkout';
import type { useCart } from 'shared-ui/shop';
import { paths } from '../paths.ts';
import { keepRetailCheckoutAtom, keepRetailPaymentAtom } from '../payment/retail-checkout.ts';
import { useEndEarlierPayment } from './use-end-earlier-payment.ts';
import type { Shipping } from './use-shipping.ts';

type PaymentStart = {
  cart: ReturnType<typeof useCart>;
  shipping: Shipping;
  refuseFields: (errors: readonly { path: string; message: string }[]) => void;
};

/**
 * 'Continue to payment' (PAYMENT-6, PAYMENT-11): stores form and cart, ends an open payment, places the order and opens
 * the payment page. A refusal is explained and loses nothing.
 */
export function usePaymentStart({ cart, shipping, refuseFields }: PaymentStart) {
  const { client } = useAtomValue(environmentAtom);
  const keepForm = useSetAtom(keepRetailCheckoutAtom);
  const keepPayment = useSetAtom(keepRetailPaymentAtom);
  const loadSettings = useSetAtom(loadSettingsAtom);
  const endEarlier = useEndEarlierPayment();
  const { submit, problem, shownTotal, dismiss } = useOrderSubmission<DtcOrderRequest, DtcOrderPlaced>({
    place: async (order) => withPaymentPage(await client.call('placeDtcOrder', order)),
    onPlaced: ({ order, url }) => {
      keepPayment(order.id);
      window.location.assign(url);
      return untilTheBrowserHasLeft();
    },
    onRefused: (refusal: Problem) => {
      refuseFields(refusal.errors ?? []);
      if (refusal.code === 'price_changed') shipping.again();
      if (refusal.code === 'store_closed') void loadSettings();
    },
  });

  return {
    problem,
    shownTotal,
    dismiss,
    submit: async (form: DtcCheckoutForm) => {
      if (shipping.isCalculating) return;
      keepForm(form);
      if ((await endEarlier()) === 'paid') return;
      await submit(orderOf(form, cart, shipping));
    },
  };
}

const orderOf = (form: DtcCheckoutForm, { request, quote }: PaymentStart['cart'], { chosen }: Shipping) => ({
  ...form,
  lines: request,
  expectedTotal: dollarsOf(quote.total),
  successUrl: `${window.location.origin}${paths.paymentSuccess}`,
  cancelUrl: `${window.location.origin}${paths.paymentCancel}`,
  ...(chosen && { shippingService: chosen.serviceName }),
});

/** An order without a payment page counts as a failed start (PAYMENT-10). */
function withPaymentPage(result: Result<DtcOrderPlaced>): Result<DtcOrderPlaced> {
  if (!result.ok || result.data.url !== '') return result;
  const detail = 'Could not start payment: the payment page has no address.';
  const code = 'payment_start_failed';
  return {
    ok: false,
    problem: { type: 'about:blank', title: 'Payment not started', status: 502, detail, code },
  };
}

/** Keeps the button busy until the payment page opens. */
const untilTheBrowserHasLeft = () => new Promise<void>(() => {});
