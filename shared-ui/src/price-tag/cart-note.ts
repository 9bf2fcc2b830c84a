import { dayOf } from 'shared-domain/dates';
import { carriesDeposit, depositPerUnit } from 'shared-domain/deposits';
import { formatCents } from 'shared-domain/money';
import type { Channel, Product } from 'shared-domain/products';
import { taxRatesOn } from 'shared-domain/taxes';
import { saleTextOf } from './sale-text.ts';
import { unitOf } from './units.ts';

function additions(product: Product, channel: Channel, at: Date): string[] {
  const rates = taxRatesOn(dayOf(at), channel, 'BC');
  const deposit = carriesDeposit(product) ? depositPerUnit(dayOf(at), channel) : 0;
  const each = channel === 'licensee' ? 'case' : unitOf(product, channel);
  const taxes = channel === 'dtc' ? ['taxes'] : [`${rates.gst / 1000}% GST`];
  if (channel === 'keg') taxes.push(`${rates.pst / 1000}% PST-Liquor`);
  return deposit > 0 ? [...taxes, `a ${formatCents(deposit)} container deposit for each ${each}`] : taxes;
}

/** What the card's price does not say: when its sale ends and what the cart adds to it. */
export function cartNote(product: Product, channel: Channel, at: Date): string {
  const sale = saleTextOf(product, channel, at);
  const ending = sale ? `${sale}${sale.endsWith('!') ? '' : '.'} ` : '';
  return `${ending}The cart adds ${additions(product, channel, at).join(' and ')}.`;
}
