import { dayOf } from 'shared-domain/dates';
import { carriesDeposit, depositPerUnit } from 'shared-domain/deposits';
import { formatCents } from 'shared-domain/money';
import type { Channel, Product } from 'shared-domain/products';
import { taxRatesOn } from 'shared-domain/taxes';
import { saleTextOf } from './sale-text.ts';
import { unitOf } from './units.ts';

function taxesIn(channel: Channel, at: Date): string {
  if (channel === 'dtc') return 'taxes';
  const rates = taxRatesOn(dayOf(at), channel, 'BC');
  const gst = `${rates.gst / 1000}% GST`;
  return channel === 'keg' ? `${gst} and ${rates.pst / 1000}% PST-Liquor` : gst;
}

/** '$2.40 container deposit', or nothing if the product carries none. */
function depositOn(product: Product, channel: Channel, at: Date): string | null {
  const amount = carriesDeposit(product) ? depositPerUnit(dayOf(at), channel) : 0;
  return amount > 0 ? `a ${formatCents(amount)} container deposit` : null;
}

/** What the card's price does not say: when its sale ends and what the cart adds to it. */
export function cartNote(product: Product, channel: Channel, at: Date): string {
  const sale = saleTextOf(product, channel, at);
  const ending = sale ? `${sale}${sale.endsWith('!') ? '' : '.'} ` : '';
  const deposit = depositOn(product, channel, at);
  const each = channel === 'licensee' ? 'case' : unitOf(product, channel);
  const added = [taxesIn(channel, at), deposit && `${deposit} for each ${each}`].filter(Boolean);
  return `${ending}The cart adds ${added.join(' and ')}.`;
}

/** What a product page says beside its price: 'a can, plus taxes and a $0.10 container deposit'. */
export function additionsNote(product: Product, channel: Channel, at: Date): string {
  const added = [taxesIn(channel, at), depositOn(product, channel, at)].filter(Boolean);
  return `a ${unitOf(product, channel)}, plus ${added.join(' and ')}`;
}
