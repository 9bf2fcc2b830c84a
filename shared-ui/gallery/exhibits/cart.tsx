import type { LineChange, ReconciledLine } from 'shared-domain/cart';
import { priceOf } from 'shared-domain/pricing';
import { CartLineRow, CartLines, DepositRow } from '../../src/cart-lines/index.ts';
import { OrderSummary } from '../../src/order-summary/index.ts';
import { Page, PageHead, Panel } from '../../src/page/index.ts';
import { demoProduct, NOW } from '../demo-products.ts';
import styles from '../gallery.module.css';

const lineOf = (id: string, quantity: number, ...changes: LineChange[]): ReconciledLine => {
  const product = demoProduct(id);
  const unitPrice = priceOf(product, 'licensee', NOW).unit;
  return { line: { product, quantity, seenPrice: unitPrice }, product, unitPrice, changes };
};

const LINES = [lineOf('CTR-112', 4), lineOf('CZB-301', 6), lineOf('FRC-450', 2), lineOf('FUG-511', 1)];

const CHANGED = [
  lineOf('FRC-409', 12, { kind: 'short', left: 9 }),
  lineOf('CUR-207', 2, { kind: 'price-changed', was: 7440, now: 7920 }),
  lineOf('FRC-404', 1, { kind: 'back-order', backOrdered: 1 }),
  lineOf('CZB-305', 1, { kind: 'vanished' }),
];

const row = (reconciled: ReconciledLine) => (
  <CartLineRow
    key={reconciled.product.id}
    reconciled={reconciled}
    channel="licensee"
    at={NOW}
    onQuantity={() => {}}
    onRemove={() => {}}
  />
);

/** A cart's lines and its summary, composed as picture 04-shop-cart is; then lines whose products have changed. */
export function Cart() {
  return (
    <Page>
      <PageHead title="Your Cart" />
      <div className={styles.columns}>
        <div>
          <Panel>
            <CartLines>
              {LINES.map(row)}
              <DepositRow deposit={{ units: 11, perUnit: 240, amount: 2640 }} />
            </CartLines>
          </Panel>
          <Panel>
            <CartLines label="Changed lines">{CHANGED.map(row)}</CartLines>
          </Panel>
        </div>
        <Panel title="Order Summary">
          <OrderSummary
            rows={[
              { label: 'Subtotal', amount: 119600 },
              { label: 'GST (5%)', amount: 5980 },
              { label: 'Container deposit', amount: 2640 },
            ]}
            total={128220}
          />
        </Panel>
      </div>
    </Page>
  );
}
