import type { OrderEditJson, OrderJson } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { Row, Text } from '../../kit/layout/index.ts';
import { shortDay } from '../../kit/moments/index.ts';
import { Switch } from '../../kit/parts/index.ts';
import { useProducts } from '../../kit/product/index.ts';
import { countedUnits } from '../line-entry/index.ts';
import type { EditDraft } from './draft.ts';
import styles from './edit-side.module.css';

interface SideProps {
  order: OrderJson;
  draft: EditDraft;
  preview: OrderEditJson | undefined;
  onChange: (part: Partial<EditDraft>) => void;
}

/** The edit's effect on stock, and any shortage. */
function Stock({ order, preview }: Pick<SideProps, 'order' | 'preview'>) {
  const { products = [] } = useProducts();
  const counted = (id: string, number: number) => {
    const product = products.find((one) => one.id === id);
    return product ? countedUnits(number, product, order.channel) : String(number);
  };
  const { stock = [], unavailable = [], lines = [] } = preview ?? {};
  const nameOf = (id: string) => lines.find(({ productId }) => productId === id)?.productName ?? id;
  const back = stock
    .filter(({ units }) => units > 0)
    .map(({ productName, left }) => `${productName} goes back to ${left}.`);
  return (
    <section>
      <h3>Stock when you save</h3>
      {stock.length === 0 && <p>No change in stock.</p>}
      <ul>
        {stock.map(({ productId, productName, units }) => (
          <li key={productId}>
            <span className={styles.units} data-back={units > 0 || undefined}>
              {units > 0 ? '+' : '−'}
              {counted(productId, Math.abs(units))}
            </span>{' '}
            {productName}
          </li>
        ))}
      </ul>
      {unavailable.map(({ productId, left }) => (
        <p key={productId} className={styles.missing}>
          {nameOf(productId)}: only {counted(productId, left)} more in stock
        </p>
      ))}
      {stock.length > 0 && unavailable.length === 0 && (
        <p>{['Everything is in stock.', ...back].join(' ')}</p>
      )}
    </section>
  );
}

function Mail({ draft, preview, onChange }: Omit<SideProps, 'order'>) {
  const { mail, sentence } = draft;
  return (
    <section>
      <Row as="h3" justify="between">
        Email to the customer
        <Switch label="Email to the customer" checked={mail} onChange={(on) => onChange({ mail: on })} />
      </Row>
      {mail && preview && (
        <>
          <Text as="div" pad="10 12 12" framed radius={10} surface="paper" className={styles.mail}>
            <p className={styles.to}>
              <Icon name="mail" size={15} /> {preview.mail.to}
            </p>
            <h4>{preview.mail.heading}</h4>
            {preview.mail.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {sentence && <p>{sentence}</p>}
          </Text>
          <input
            className={styles.sentence}
            aria-label="Add a sentence (optional)"
            placeholder="Add a sentence (optional)"
            maxLength={300}
            value={sentence}
            onChange={({ target }) => onChange({ sentence: target.value })}
          />
        </>
      )}
    </section>
  );
}

/** Stock, prices and mail of an edit. */
export function EditSide({ order, ...rest }: SideProps) {
  return (
    <aside className={styles.side} aria-label="Effects of saving">
      <Stock order={order} preview={rest.preview} />
      <section>
        <h3>Prices</h3>
        <p>Lines from {shortDay(order.orderDate)} keep that day’s price. New lines get today’s.</p>
        {rest.preview !== undefined && rest.preview.refund > 0 && <p>The refund can’t be undone.</p>}
      </section>
      <Mail {...rest} />
    </aside>
  );
}
