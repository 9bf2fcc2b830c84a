import type { OrderEditJson, OrderJson, ProductJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { displayName } from 'shared-domain/products';
import { Icon } from 'shared-ui/icons';
import { Row, Text } from '../../kit/layout/index.ts';
import { IconButton, TableHead, TextButton, Thumb } from '../../kit/parts/index.ts';
import { useProducts } from '../../kit/product/index.ts';
import { drawableOf } from '../facts/index.ts';
import { LineEntry, lineMeta, QuantityStepper } from '../line-entry/index.ts';
import type { EditDraft, EditLine } from './draft.ts';
import styles from './edit-lines.module.css';

interface LinesProps {
  order: OrderJson;
  draft: EditDraft;
  preview: OrderEditJson | undefined;
  entry: React.RefObject<HTMLInputElement | null>;
  onChange: (part: Partial<EditDraft>) => void;
}

/** '+$198.00', '-$307.20'. */
export const signed = (dollars: number): string =>
  `${dollars > 0 ? '+' : ''}${formatDollars(dollars).replace('-', '−')}`;

interface RowProps {
  line: EditLine;
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
  if (line.quantity === 0)
    return (
      <>
        <TextButton onClick={() => onSet(before)}>Put back</TextButton>
        <Text block tone="quiet" size="xs">
          was {before}
        </Text>
      </>
    );
  return (
    <>
      <QuantityStepper label={`Quantity of ${name}`} name={name} quantity={line.quantity} onChange={onSet} />
      {before > 0 && before !== line.quantity && (
        <Text block tone="quiet" size="xs">
          was {before}
        </Text>
      )}
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
      <td>
        <Row as="span" gap={12} className={styles.item}>
          {was ? (
            <Thumb product={drawableOf(was, product)} size={36} />
          ) : (
            product && <Thumb product={product} size={36} />
          )}
          <span>
            <strong>{name}</strong>
            <Text block tone="quiet" size="xs" className={styles.meta}>
              {product ? lineMeta(product) : line.productId}
              {was?.ordinaryPrice !== undefined && <em>LTO that day</em>}
              {was?.refunded ? <em>{was.refunded} refunded</em> : null}
              {mark === 'new' && preview?.isNew && <em className={styles.isNew}>New, today's price</em>}
              {more !== undefined && <em className={styles.missing}>{more} more in stock</em>}
            </Text>
          </span>
        </Row>
      </td>
      <td>{formatDollars(price)}</td>
      <td className={styles.quantity}>
        <Quantity line={line} was={was} name={name} onSet={onSet} />
      </td>
      <td>
        <strong>{formatDollars(mark === 'out' ? (was?.lineTotal ?? 0) : price * line.quantity)}</strong>
        {difference !== 0 && (
          <span className={styles.difference} data-less={difference < 0 || undefined}>
            {signed(difference)}
          </span>
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

/** The edited lines, and the entry of new ones. */
export function EditLines({ order, draft, preview, entry, onChange }: LinesProps) {
  const { products = [] } = useProducts();
  const set = (productId: string, quantity: number) => {
    const isOld = order.items.some((item) => item.productId === productId);
    const lines = draft.lines.map((line) => (line.productId === productId ? { productId, quantity } : line));
    onChange({ lines: isOld ? lines : lines.filter((line) => line.quantity > 0) });
  };
  const add = ({ id }: ProductJson, quantity: number) => {
    const has = draft.lines.find(({ productId }) => productId === id);
    if (has) set(id, has.quantity + quantity);
    else onChange({ lines: [...draft.lines, { productId: id, quantity }] });
  };
  return (
    <>
      <table className={`num ${styles.table}`}>
        <TableHead columns={['Item', 'Price', 'Qty', 'Total']} unseen="Remove" />
        <tbody>
          {draft.lines.map((line) => (
            <LineRow
              key={line.productId}
              line={line}
              was={order.items.find(({ productId }) => productId === line.productId)}
              product={products.find(({ id }) => id === line.productId)}
              preview={preview?.lines.find(({ productId }) => productId === line.productId)}
              more={preview?.unavailable.find(({ productId }) => productId === line.productId)?.left}
              onSet={(quantity) => set(line.productId, quantity)}
            />
          ))}
        </tbody>
      </table>
      <LineEntry
        channel={order.channel}
        label="Add a line: SKU or name"
        hint="A"
        fieldRef={entry}
        onAdd={add}
      />
    </>
  );
}
