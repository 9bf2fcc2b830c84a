import type { RefObject } from 'react';
import type { OrderEditJson, OrderJson, ProductJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { displayName } from 'shared-domain/products';
import { Icon } from 'shared-ui/icons';
import { Small, Text } from '../../kit/layout/index.ts';
import { IconButton, TextButton, Thumb } from '../../kit/parts/index.ts';
import { useProducts } from '../../kit/product/index.ts';
import { drawableOf, ItemCell, LinesTable } from '../facts/index.ts';
import {
  type Line,
  LineEntry,
  lineMeta,
  QuantityStepper,
  withQuantity,
  withUnits,
} from '../line-entry/index.ts';
import styles from './edit-lines.module.css';
import type { Edit } from './use-edit.ts';

/** '+$198.00', '-$307.20'. */
export const signed = (dollars: number): string =>
  `${dollars > 0 ? '+' : ''}${formatDollars(dollars).replace('-', '−')}`;

interface RowProps {
  line: Line;
  was: OrderJson['items'][number] | undefined;
  product: ProductJson | undefined;
  preview: OrderEditJson['lines'][number] | undefined;
  more: number | undefined;
  onSet: (quantity: number) => void;
}

const markOf = (before: number, after: number) => {
  if (before === after) return undefined;
  if (before === 0) return 'new';
  return after === 0 ? 'out' : 'changed';
};

function Quantity({ line, was, name, onSet }: Pick<RowProps, 'line' | 'was' | 'onSet'> & { name: string }) {
  const before = was?.quantity ?? 0;
  return (
    <>
      {line.quantity === 0 ? (
        <TextButton onClick={() => onSet(before)}>Put back</TextButton>
      ) : (
        <QuantityStepper
          label={`Quantity of ${name}`}
          name={name}
          quantity={line.quantity}
          onChange={onSet}
        />
      )}
      {before > 0 && before !== line.quantity && <Small block>was {before}</Small>}
    </>
  );
}

function LineRow({ line, was, product, preview, more, onSet }: RowProps) {
  const before = was?.quantity ?? 0;
  const mark = markOf(before, line.quantity);
  const name = was?.productName ?? (product ? displayName(product) : line.productId);
  const price = preview?.unitPrice ?? was?.productPrice ?? 0;
  const difference = preview?.after === line.quantity ? preview.difference : 0;
  return (
    <tr data-mark={mark}>
      <ItemCell
        picture={
          <span className={styles.picture}>
            {(was || product) && <Thumb product={was ? drawableOf(was, product) : product} size={36} />}
          </span>
        }
        name={name}
      >
        {product ? lineMeta(product) : line.productId}
        {was?.ordinaryPrice !== undefined && <em>LTO that day</em>}
        {was?.refunded ? <em>{was.refunded} refunded</em> : null}
        {mark === 'new' && preview?.isNew && <em className={styles.isNew}>New, today's price</em>}
        {more !== undefined && <em className={styles.missing}>{more} more in stock</em>}
      </ItemCell>
      <td>{formatDollars(price)}</td>
      <td>
        <Quantity line={line} was={was} name={name} onSet={onSet} />
      </td>
      <td>
        <strong>{formatDollars(mark === 'out' ? (was?.lineTotal ?? 0) : price * line.quantity)}</strong>
        {difference !== 0 && (
          <Text block tone={difference < 0 ? 'error' : 'ok'} size="xs" weight={600}>
            {signed(difference)}
          </Text>
        )}
      </td>
      <td>
        {line.quantity > 0 && (
          <IconButton label={`Remove ${name}`} onClick={() => onSet(0)}>
            <Icon name="bin" size={16} />
          </IconButton>
        )}
      </td>
    </tr>
  );
}

type EditLinesProps = Edit & { entry: RefObject<HTMLInputElement | null> };

/** The edited lines, removed ones too, and the entry of new ones. */
export function EditLines({ base, draft, preview, form, entry }: EditLinesProps) {
  const { products = [] } = useProducts();
  const of = <Of extends { productId: string }>(list: readonly Of[] | undefined, id: string) =>
    list?.find(({ productId }) => productId === id);
  const ids = new Set([...base.items, ...draft.lines].map(({ productId }) => productId));
  return (
    <>
      <LinesTable columns={['Item', 'Price', 'Qty', 'Total']} unseen="Remove" className={styles.table}>
        {[...ids].map((id) => (
          <LineRow
            key={id}
            line={of(draft.lines, id) ?? { productId: id, quantity: 0 }}
            was={of(base.items, id)}
            product={products.find((product) => product.id === id)}
            preview={of(preview?.lines, id)}
            more={of(preview?.unavailable, id)?.left}
            onSet={(quantity) => form.set('lines', withQuantity(draft.lines, id, quantity))}
          />
        ))}
      </LinesTable>
      <LineEntry
        channel={base.channel}
        label="Add a line: SKU or name"
        hint="A"
        fieldRef={entry}
        onAdd={({ id }, units) => form.set('lines', withUnits(draft.lines, id, units))}
      />
    </>
  );
}
