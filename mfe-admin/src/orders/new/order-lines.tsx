import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useRef } from 'react';
import { lineTotalOf } from 'shared-domain/charges';
import type { ProductJson, StaffQuoteJson } from 'shared-domain/contracts';
import { formatCents } from 'shared-domain/money';
import { displayName } from 'shared-domain/products';
import { nowAtom } from 'shared-domain/state';
import { Icon } from 'shared-ui/icons';
import { Row, Text } from '../../kit/layout/index.ts';
import { shortDay } from '../../kit/moments/index.ts';
import { IconButton, TableHead, TextButton, Thumb } from '../../kit/parts/index.ts';
import { LineEntry, lineMeta, offerPrice, QuantityField } from '../line-entry/index.ts';
import { type DraftLine, type OrderDraft, withUnits } from './draft.ts';
import page from './new-order.module.css';
import styles from './order-lines.module.css';

interface LinesProps {
  draft: OrderDraft;
  products: ReadonlyMap<string, ProductJson>;
  unavailable: StaffQuoteJson['quote']['unavailable'];
  had: readonly { productId: string; quantity: number; on: string }[];
  entry: React.RefObject<HTMLInputElement | null>;
  onLines: (lines: DraftLine[]) => void;
}

interface RowProps {
  line: DraftLine;
  product: ProductJson | undefined;
  channel: OrderDraft['channel'];
  left: number | undefined;
  onSet: (quantity: number) => void;
  onTakeOut: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

function LineRow({ line, product, channel, left, onSet, onTakeOut, onKeyDown }: RowProps) {
  const now = useAtomValue(nowAtom);
  const { unit, ordinary } = product ? offerPrice(product, channel, now) : { unit: 0, ordinary: undefined };
  const name = product ? displayName(product) : line.productId;
  return (
    <tr data-short={left !== undefined || undefined} data-product={line.productId}>
      <td>
        <Row as="span" gap={12} className={styles.item}>
          {product && <Thumb product={product} size={32} />}
          <span>
            <strong>{name}</strong>
            <span className={page.small}>
              {product ? lineMeta(product) : 'No longer sold'}
              {ordinary !== undefined && <em className={styles.lto}>LTO</em>}
            </span>
          </span>
        </Row>
      </td>
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

function lastHad(had: LinesProps['had'], product: ProductJson): string | null {
  const last = had.find(({ productId }) => productId === product.id);
  return last ? `Last ordered ${displayName(product)} on ${shortDay(last.on)}: ${last.quantity}` : null;
}

/** The lines and the entry of the next one. Up and Down move between quantities, Ctrl Delete removes a line. */
export function DraftLines({ draft, products, unavailable, had, entry, onLines }: LinesProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { lines, channel } = draft;
  const fieldAt = (place: number) => body.current?.rows[place]?.querySelector<HTMLInputElement>('input');
  const goTo = (place: number) => (place < lines.length ? fieldAt(place) : entry.current)?.focus();
  const takeOut = (productId: string) => {
    onLines(lines.filter((line) => line.productId !== productId));
    entry.current?.focus();
  };
  const press = (event: KeyboardEvent, { productId }: DraftLine, place: number) => {
    if (event.key === 'Delete' && event.ctrlKey) takeOut(productId);
    else if (event.ctrlKey || event.metaKey) return;
    else if (event.key === 'Enter') entry.current?.focus();
    else if (event.key === 'ArrowUp') goTo(Math.max(0, place - 1));
    else if (event.key === 'ArrowDown') goTo(place + 1);
    else return;
    event.preventDefault();
  };
  const set = (productId: string, quantity: number) =>
    onLines(lines.map((line) => (line.productId === productId ? { productId, quantity } : line)));
  return (
    <section aria-label="Lines">
      {lines.length > 0 && (
        <table className={`num ${styles.table}`}>
          <TableHead columns={['Item', 'In stock', 'Price', 'Qty', 'Total']} unseen="Remove" />
          <tbody ref={body}>
            {lines.map((line, place) => (
              <LineRow
                key={line.productId}
                line={line}
                product={products.get(line.productId)}
                channel={channel}
                left={unavailable.find(({ productId }) => productId === line.productId)?.left}
                onSet={(quantity) => set(line.productId, quantity)}
                onTakeOut={() => takeOut(line.productId)}
                onKeyDown={(event) => press(event, line, place)}
              />
            ))}
          </tbody>
        </table>
      )}
      <Text as="div" pad="12 24 160" className={styles.entry}>
        <LineEntry
          channel={channel}
          fieldRef={entry}
          onAdd={({ id }, quantity) => onLines(withUnits(lines, id, quantity))}
          onUp={() => fieldAt(lines.length - 1)?.focus()}
          about={(product) => lastHad(had, product)}
        />
      </Text>
    </section>
  );
}
