import { unitText } from 'shared-domain/catalogue';
import { type ChargeRow, chargeRowsOn } from 'shared-domain/charges';
import { dayOf } from 'shared-domain/dates';
import { formatCents } from 'shared-domain/money';
import type { Channel, Product } from 'shared-domain/products';
import { HOME_PROVINCE } from 'shared-domain/provinces';
import { saleTextOf } from './sale-text.ts';

type Table = readonly ChargeRow[];

/**
 * What the cart adds to a price: '5% GST', 'a $2.40 container deposit'; in retail 'taxes', which depend on the
 * destination. `unit` is appended to charges per unit.
 */
function addedTo(product: Product, channel: Channel, at: Date, table: Table, unit = ''): string {
  const rows = chargeRowsOn(dayOf(at), channel, HOME_PROVINCE, table).filter(
    (row) => row.on?.(product) ?? true,
  );
  const added = rows.map(({ kind, name, rate, perUnit }) => {
    if (kind === 'tax' && channel === 'dtc') return 'taxes';
    return perUnit === undefined
      ? `${rate / 1000}% ${name}`
      : `a ${formatCents(perUnit)} ${name.toLowerCase()}${unit}`;
  });
  return [...new Set(added)].join(' and ');
}

/** A note on a card's price: the sale's end, and what the cart adds. */
export function cartNote(product: Product, channel: Channel, at: Date, table: Table): string {
  const sale = saleTextOf(product, channel, at);
  const ending = sale ? `${sale}${sale.endsWith('!') ? '' : '.'} ` : '';
  const each = channel === 'licensee' ? 'case' : unitText(product, channel);
  return `${ending}The cart adds ${addedTo(product, channel, at, table, ` for each ${each}`)}.`;
}

/** 'a can, plus taxes and a $0.10 container deposit', beside a product page's price. */
export const additionsNote = (product: Product, channel: Channel, at: Date, table: Table): string =>
  `a ${unitText(product, channel)}, plus ${addedTo(product, channel, at, table)}`;
