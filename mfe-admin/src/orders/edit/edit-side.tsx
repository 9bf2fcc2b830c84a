import { Icon } from 'shared-ui/icons';
import { Heading, Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { shortDay } from '../../kit/moments/index.ts';
import { InputField, Switch } from '../../kit/parts/index.ts';
import { useProducts } from '../../kit/product/index.ts';
import { countedUnits } from '../line-entry/index.ts';
import styles from './edit-side.module.css';
import type { Edit } from './use-edit.ts';

/** The edit's effect on stock, and any shortage. */
function Stock({ base, preview }: Edit) {
  const { products = [] } = useProducts();
  const counted = (id: string, number: number) => {
    const product = products.find((one) => one.id === id);
    return product ? countedUnits(number, product, base.channel) : String(number);
  };
  const { stock = [], unavailable = [], lines = [] } = preview ?? {};
  const nameOf = (id: string) => lines.find(({ productId }) => productId === id)?.productName ?? id;
  const back = stock
    .filter(({ units }) => units > 0)
    .map(({ productName, left }) => `${productName} goes back to ${left}.`);
  return (
    <Small as="section">
      <Heading tone="ink">Stock when you save</Heading>
      {stock.length === 0 && <p>No change in stock.</p>}
      {stock.length > 0 && (
        <Stack as="ul" gap={6}>
          {stock.map(({ productId, productName, units }) => (
            <Text as="li" tone="ink" key={productId}>
              <span className={styles.units} data-back={units > 0 || undefined}>
                {units > 0 ? '+' : '−'}
                {counted(productId, Math.abs(units))}
              </span>{' '}
              {productName}
            </Text>
          ))}
        </Stack>
      )}
      {unavailable.map(({ productId, left }) => (
        <Text as="p" tone="error" key={productId}>
          {nameOf(productId)}: only {counted(productId, left)} more in stock
        </Text>
      ))}
      {stock.length > 0 && unavailable.length === 0 && (
        <p>{['Everything is in stock.', ...back].join(' ')}</p>
      )}
    </Small>
  );
}

function Mail({ draft: { mail, sentence }, preview, form }: Edit) {
  return (
    <section>
      <Row justify="between">
        <Heading>Email to the customer</Heading>
        <Switch label="Email to the customer" checked={mail} onChange={(on) => form.set('mail', on)} />
      </Row>
      {mail && preview && (
        <Stack gap={8} pad="6 0 0">
          <Small as="div" pad="10 12 12" framed radius={10} surface="paper" className={styles.mail}>
            <Row as="p" gap={8} underlined align="stretch" className={styles.to}>
              <Icon name="mail" size={15} /> {preview.mail.to}
            </Row>
            <Text as="h4" tone="ink">
              {preview.mail.heading}
            </Text>
            {preview.mail.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {sentence && <p>{sentence}</p>}
          </Small>
          <InputField label="Add a sentence (optional)" maxLength={300} {...form.field('sentence')} />
        </Stack>
      )}
    </section>
  );
}

/** Stock, prices and mail of an edit. */
export function EditSide(edit: Edit) {
  const { base, preview } = edit;
  return (
    <aside className={styles.side} aria-label="Effects of saving">
      <Stock {...edit} />
      <Small as="section">
        <Heading tone="ink">Prices</Heading>
        <p>Lines from {shortDay(base.orderDate)} keep that day’s price. New lines get today’s.</p>
        {preview !== undefined && preview.refund > 0 && <p>The refund can’t be undone.</p>}
      </Small>
      <Mail {...edit} />
    </aside>
  );
}
