import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useId } from 'react';
import type { CallInput, Problem } from 'shared-domain/client';
import type { KegOrderRequest } from 'shared-domain/contracts';
import { type KegCheckoutForm, kegCheckoutForm } from 'shared-domain/forms';
import { dollarsOf, formatCents } from 'shared-domain/money';
import { displayName } from 'shared-domain/products';
import { environmentAtom } from 'shared-domain/state';
import { Button } from 'shared-ui/button';
import {
  type Delivery,
  OrderRefusal,
  PickUpInstead,
  SubmitBar,
  useOrderSubmission,
} from 'shared-ui/checkout';
import { FormGrid, TextArea, TextField, useForm } from 'shared-ui/fields';
import { Panel } from 'shared-ui/page';
import type { CartOnPage } from 'shared-ui/shop';
import { KEG_FAILURE, useKegOutcome } from './use-keg-outcome.ts';

/** The text of 'Order Information', kept while the customer goes back for one more keg. */
const kegDraftAtom = atom<KegCheckoutForm>({ firstName: '', lastName: '', email: '', phone: '', notes: '' });

/** The keg portal's checkout form (ORDER-2). A refused order keeps the typed text. */
export function KegCheckout({ cart, delivery }: { cart: CartOnPage; delivery: Delivery }) {
  const { client } = useAtomValue(environmentAtom);
  const [draft, keepDraft] = useAtom(kegDraftAtom);
  const { placed, refused } = useKegOutcome();
  const { submit, problem, shownTotal, dismiss } = useOrderSubmission({
    cart: 'keg',
    place: (order: CallInput<'placeKegOrder'>) => client.call('placeKegOrder', order),
    onPlaced: placed,
    onRefused: (refusal: Problem) => {
      form.refuse(refusal.errors ?? []);
      delivery.adopt(refusal.deliveryDays);
      refused(refusal);
    },
  });
  const form = useForm<KegCheckoutForm>({
    schema: kegCheckoutForm,
    initial: draft,
    onSubmit: async (values) => {
      const chosen = await delivery.decide();
      if (chosen !== null) await submit(orderOf(values, chosen));
    },
  });
  const formId = useId();
  const { values: typed } = form;
  useEffect(() => () => keepDraft(typed()), [keepDraft, typed]);
  const orderOf = (values: KegCheckoutForm, chosen: string | undefined): KegOrderRequest => ({
    ...values,
    lines: cart.request,
    expectedTotal: dollarsOf(cart.quote.total),
    ...choiceOf(delivery, chosen),
  });
  const nameOf = (id: string) => {
    const found = cart.lines.find(({ line }) => line.product.id === id);
    return found ? displayName(found.product) : id;
  };
  return (
    <>
      <Panel title="Order Information">
        <form id={formId} onSubmit={form.submit} noValidate aria-label="Order Information">
          <KegFields field={form.field} />
        </form>
      </Panel>
      <SubmitBar
        refusal={
          problem && (
            <OrderRefusal
              problem={problem}
              shownTotal={shownTotal}
              nameOf={nameOf}
              failure={KEG_FAILURE}
              onReduce={(lines) => {
                cart.reduce(lines);
                dismiss();
              }}
            />
          )
        }
      >
        <Button type="submit" form={formId} variant="action" wide busy={form.busy} busyText="Submitting...">
          {`Submit Order ${formatCents(cart.quote.total)}`}
        </Button>
        <PickUpInstead delivery={delivery} />
      </SubmitBar>
    </>
  );
}

/** The address of a delivered keg order. */
function choiceOf(
  { draft: { address, postalCode } }: Delivery,
  chosen: string | undefined,
): Pick<KegOrderRequest, 'delivery'> {
  if (!chosen) return {};
  if (chosen === 'pick-up') return { delivery: { kind: 'pick-up' } };
  return { delivery: { kind: 'delivery', day: chosen, address, postalCode } };
}

type KegFieldsProps = { field: ReturnType<typeof useForm<KegCheckoutForm>>['field'] };

function KegFields({ field }: KegFieldsProps) {
  return (
    <FormGrid>
      <TextField label="First name" span="pair" autoComplete="given-name" {...field('firstName')} />
      <TextField label="Last name" span="pair" autoComplete="family-name" {...field('lastName')} />
      <TextField label="Email" span="full" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Phone" span="full" type="tel" autoComplete="tel" {...field('phone')} />
      <TextArea label="Notes" span="full" optional rows={2} {...field('notes')} />
    </FormGrid>
  );
}
