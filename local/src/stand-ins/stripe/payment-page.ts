import { html, type Markup } from '../markup.ts';
import { page } from '../pages/page.ts';
import type { LineItem, Session, StoredSession } from './sessions.ts';

const cad = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });
const money = (cents: number): string => cad.format(cents / 100);

/** What the payer had typed when the card was declined. */
export type Typed = { email?: string; name?: string; card?: string };

/** The hosted payment page of an open session. */
export function paymentPage(
  { session, lineItems }: StoredSession,
  problem?: string,
  typed: Typed = {},
): string {
  return page({
    title: `Pay ${money(session.amount_total)}`,
    aside: 'Payment stand-in: no card is charged',
    body: html`
<div class="columns">
  <section aria-labelledby="summary">
    <h1 id="summary">${money(session.amount_total)}</h1>
    <p class="lead">to the shop</p>
    ${summary(lineItems, session)}
  </section>
  <section aria-labelledby="pay">
    ${session.payment_method_types.includes('link') && wallets()}
    <h2 id="pay">Pay by card</h2>
    ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    ${form(session, typed)}
  </section>
</div>`,
  });
}

function summary(lineItems: LineItem[], session: Session): Markup {
  const rows = lineItems.map(
    (item) => html`<tr>
      <th scope="row">${item.description}${
        item.quantity > 1 && html`<small>${item.quantity} × ${money(item.price.unit_amount)}</small>`
      }</th>
      <td>${money(item.amount_total)}</td></tr>`,
  );
  return html`<table>
    <caption class="unseen">What you pay for</caption>
    <tbody>${rows}</tbody>
    <tfoot><tr><th scope="row">Total</th><td>${money(session.amount_total)}</td></tr></tfoot>
  </table>`;
}

/** Stripe shows those that the payer's device has; here each pays with the test card. */
const wallets = (): Markup => html`<form method="post" aria-label="Wallets">
    <div class="wallets">${['Apple Pay', 'Google Pay', 'Link'].map((name) => html`<button name="action" value="wallet">${name}</button>`)}</div>
    <p class="hint">Test wallets: each pays at once with the test card.</p>
  </form>`;

function form(session: Session, typed: Typed): Markup {
  return html`<form method="post">
    <label>Email <input name="email" type="email" autocomplete="email" required
      value="${typed.email ?? session.customer_email ?? ''}"></label>
    <label>Card number <input name="card" inputmode="numeric" autocomplete="cc-number" required
      value="${typed.card ?? '4242 4242 4242 4242'}" aria-describedby="cards"></label>
    <p id="cards" class="hint">4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined.</p>
    <div class="pair">
      <label>Expiry <input name="expiry" autocomplete="cc-exp" value="12 / 34"></label>
      <label>CVC <input name="cvc" autocomplete="cc-csc" inputmode="numeric" value="123"></label>
    </div>
    <label>Name on card <input name="name" autocomplete="cc-name" value="${typed.name ?? 'Test Payer'}"></label>
    <button class="main" name="action" value="pay">Pay ${money(session.amount_total)}</button>
    <div class="pair">
      <button name="action" value="decline" formnovalidate>Decline</button>
      <button name="action" value="cancel" formnovalidate>Cancel</button>
    </div>
  </form>`;
}

/** The page of a session that can no longer be paid. */
export function closedPage(session: Session | undefined): string {
  const said = session
    ? {
        heading: 'This payment page has expired',
        text: 'Nothing was charged. Go back to the shop to check out again.',
      }
    : { heading: 'There is no such payment page', text: 'The address may have been cut short.' };
  return page({
    title: said.heading,
    body: html`<section class="narrow"><h1>${said.heading}</h1><p class="lead">${said.text}</p>
      <p><a class="button" href="${session?.cancel_url ?? '/'}">Back to the shop</a></p></section>`,
  });
}
