import { type KeyboardEvent, useRef } from 'react';
import { lineTotalOf } from 'shared-domain/charges';
import type { ProductJson } from 'shared-domain/contracts';
import { formatCents } from 'shared-domain/money';
import { displayName } from 'shared-domain/products';
import { Icon } from 'shared-ui/icons';
import { useNow } from '../../data/calls/index.ts';
import { Row, Text } from '../../kit/layout/index.ts';
import { shortDay } from '../../kit/moments/index.ts';
import { IconButton, TextButton, Thumb } from '../../kit/parts/index.ts';
import { ItemCell, LinesTable } from '../facts/index.ts';
import {
  type Line,
  LineEntry,
  lineMeta,
  offerPrice,
  QuantityField,
  withQuantity,
  withUnits,
} from '../line-entry/index.ts';
import styles from './order-lines.module.css';
import type { NewOrder } from './use-new-order.ts';

interface RowProps {
  line: Line;
  product: ProductJson | undefined;
  channel: NewOrder['draft']['channel'];
  left: number | undefined;
  onSet: (quantity: number) => void;
  onTakeOut: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

function LineRow({ line, product, channel, left, onSet, onTakeOut, onKeyDown }: RowProps) {
  const now = useNow();
  const { unit, ordinary } = product ? offerPrice(product, channel, now) : { unit: 0, ordinary: undefined };
  const name = product ? displayName(product) : line.productId;
  return (
    <tr data-short={left !== undefined || undefined} data-product={line.productId}>
      <ItemCell picture={product && <Thumb product={product} size={32} />} name={name}>
        {product ? lineMeta(product) : 'No longer sold'}
        {ordinary !== undefined && <em>LTO</em>}
      </ItemCell>
      <td>
        {left === undefined ? (
          product?.stock
        ) : (
          <Row as="span" inline gap={6} tone="warn" weight={600}>
            <Icon name="info" size={15} /> {left} left
            {left > 0 && <TextButton onClick={() => onSet(left)}>Use {left}</TextButton>}
          </Row>
        )}
      </td>
      <td>
        {ordinary !== undefined && <s>{formatCents(ordinary)}</s>} {formatCents(unit)}
      </td>
      <td>
        <QuantityField
          label={`Quantity of ${name}`}
          quantity={line.quantity}
          isWrong={left !== undefined}
          onChange={onSet}
          onKeyDown={onKeyDown}
        />
      </td>
      <td>
        <strong>{formatCents(lineTotalOf({ quantity: line.quantity, unitPrice: unit }))}</strong>
      </td>
      <td>
        <IconButton label={`Remove ${name}`} onClick={onTakeOut}>
          <Icon name="close" size={16} />
        </IconButton>
      </td>
    </tr>
  );
}

/** The lines and the entry of the next one. Up and Down move between quantities, Ctrl Delete removes a line. */
export function DraftLines({ form, draft: { lines, channel }, account, products, quote, entry }: NewOrder) {
  const body = useRef<HTMLTableSectionElement>(null);
  const fieldAt = (place: number) => body.current?.rows[place]?.querySelector<HTMLInputElement>('input');
  const goTo = (place: number) => (place < lines.length ? fieldAt(place) : entry.current)?.focus();
  const set = (id: string, quantity: number) => form.set('lines', withQuantity(lines, id, quantity));
  const takeOut = (id: string) => {
    set(id, 0);
    entry.current?.focus();
  };
  const press = (event: KeyboardEvent, { productId }: Line, place: number) => {
    if (event.key === 'Delete' && event.ctrlKey) takeOut(productId);
    else if (event.ctrlKey || event.metaKey) return;
    else if (event.key === 'Enter') entry.current?.focus();
    else if (event.key === 'ArrowUp') goTo(Math.max(0, place - 1));
    else if (event.key === 'ArrowDown') goTo(place + 1);
    else return;
    event.preventDefault();
  };
  const lastHad = (product: ProductJson) => {
    const last = account?.had.find(({ productId }) => productId === product.id);
    return last && `Last ordered ${displayName(product)} on ${shortDay(last.on)}: ${last.quantity}`;
  };
  const left = (id: string) => quote.data?.quote.unavailable.find(({ productId }) => productId === id)?.left;
  return (
    <section aria-label="Lines">
      {lines.length > 0 && (
        <LinesTable
          columns={['Item', 'In stock', 'Price', 'Qty', 'Total']}
          unseen="Remove"
          body={body}
          className={styles.table}
        >
          {lines.map((line, place) => (
            <LineRow
              key={line.productId}
              line={line}
              product={products.get(line.productId)}
              channel={channel}
              left={left(line.productId)}
              onSet={(quantity) => set(line.productId, quantity)}
              onTakeOut={() => takeOut(line.productId)}
              onKeyDown={(event) => press(event, line, place)}
            />
          ))}
        </LinesTable>
      )}
      <Text as="div" pad="12 24 160" className={styles.entry}>
        <LineEntry
          channel={channel}
          fieldRef={entry}
          onAdd={({ id }, units) => form.set('lines', withUnits(lines, id, units))}
          onUp={() => fieldAt(lines.length - 1)?.focus()}
          about={lastHad}
        />
      </Text>
    </section>
  );
}
