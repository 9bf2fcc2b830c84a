import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useId } from 'react';
import type { CallInput } from 'shared-domain/client';
import type { LicenseeOrderRequest } from 'shared-domain/contracts';
import { type LicenseeCheckoutForm, otherProvinceOf } from 'shared-domain/forms';
import { dollarsOf, formatCents } from 'shared-domain/money';
import { displayName } from 'shared-domain/products';
import { HOME_PROVINCE } from 'shared-domain/provinces';
import { environmentAtom, sessionAtom } from 'shared-domain/state';
import { Button } from 'shared-ui/button';
import {
  CheckoutFields,
  choiceOf,
  type Delivery,
  OrderRefusal,
  PickUpInstead,
  SubmitBar,
  useOrderSubmission,
} from 'shared-ui/checkout';
import { useFormValue } from 'shared-ui/fields';
import { Panel } from 'shared-ui/page';
import type { CartOnPage } from 'shared-ui/shop';
import { emptiesAtom } from '../kegs/empties.ts';
import { DeliverTo } from './account-details.tsx';
import { RememberDetails } from './remember-details.tsx';
import { useOrderForm } from './use-order-form.ts';
import { ORDER_FAILURE, useOrderOutcome } from './use-order-outcome.ts';

type OrderInformationProps = { cart: CartOnPage; delivery: Delivery; onPlaced: () => void };

/**
 * The 'Order Information' form (ORDER-1, ORDER-9). Account and licence come only from the verified session. Typed text
 * stays, whatever happens to the order.
 */
export function OrderInformation({ cart, delivery, onPlaced }: OrderInformationProps) {
  const { client } = useAtomValue(environmentAtom);
  const { licensee } = useAtomValue(sessionAtom);
  const [empties, keepEmpties] = useAtom(emptiesAtom);
  const kegs = empties && empties.licenseNumber === licensee?.licenseNumber ? empties.kegs : undefined;
  const { placed, refused } = useOrderOutcome(onPlaced);
  const { submit, problem, shownTotal, dismiss } = useOrderSubmission({
    cart: 'licensee',
    place: (order: CallInput<'placeLicenseeOrder'>) => client.call('placeLicenseeOrder', order),
    onPlaced: (order, request) => {
      memory.placed(request);
      keepEmpties(null);
      placed(order, request);
    },
    onRefused: (refusal) => {
      form.refuse(refusal.errors ?? []);
      delivery.adopt(refusal.deliveryDays);
      refused(refusal);
    },
  });
  const { form, memory, addresses } = useOrderForm(async (values) => {
    const chosen = await delivery.decide();
    if (chosen !== null)
      await submit({ ...requestOf(values, cart, chosen), ...(kegs ? { collectEmpties: kegs } : {}) });
  });
  const formId = useId();
  const [address, postalCode] = useFormValue({ control: form.control, name: ['address', 'postalCode'] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the typed text changes
  useEffect(() => {
    const isElsewhere = otherProvinceOf({ province: HOME_PROVINCE, postalCode }) !== null;
    delivery.goTo(isElsewhere ? '' : postalCode);
  }, [postalCode]);
  return (
    <>
      <Panel title="Order Information">
        <form id={formId} onSubmit={form.submit} noValidate aria-label="Order Information">
          <CheckoutFields channel="licensee" field={form.field} account={licensee}>
            <DeliverTo
              addresses={addresses}
              chosen={{ address, postalCode }}
              onChoose={(place) => {
                for (const name of ['address', 'city', 'postalCode'] as const) form.set(name, place[name]);
              }}
            />
          </CheckoutFields>
          <RememberDetails
            isOn={memory.isOn}
            isKnown={memory.remembered !== null}
            onChange={memory.change}
            onForget={memory.forget}
          />
        </form>
      </Panel>
      <SubmitBar
        refusal={
          problem && (
            <OrderRefusal
              problem={problem}
              shownTotal={shownTotal}
              nameOf={(id) => nameIn(cart, id)}
              onReduce={(lines) => {
                cart.reduce(lines);
                dismiss();
              }}
              failure={ORDER_FAILURE}
            />
          )
        }
      >
        <Button type="submit" form={formId} variant="action" wide busy={form.busy} busyText="Submitting...">
          Submit Order
          <span className="num">{formatCents(cart.quote.total)}</span>
        </Button>
        <PickUpInstead delivery={delivery} />
      </SubmitBar>
    </>
  );
}

const requestOf = (
  values: LicenseeCheckoutForm,
  cart: CartOnPage,
  chosen: string | undefined,
): LicenseeOrderRequest => ({
  ...values,
  lines: cart.request,
  expectedTotal: dollarsOf(cart.quote.total),
  ...(chosen ? { delivery: choiceOf(chosen) } : {}),
});

function nameIn(cart: CartOnPage, id: string): string {
  const found = cart.lines.find(({ line }) => line.product.id === id);
  return found ? displayName(found.product) : id;
}
