import { displayName } from 'shared-domain/products';
import { CartLineRow, CartLines, changeMessage, DepositRow } from '../cart-lines/index.ts';
import type { CartOnPage } from '../shop/index.ts';

/** A cart's lines, each with its stepper; reaching 0 removes it. The licensee's deposit line comes last. */
export function CartList({ cart, label }: { cart: CartOnPage; label: string }) {
  const { channel, charges } = cart.quote;
  const deposit =
    channel === 'licensee' && charges.find(({ kind, units }) => kind === 'deposit' && units > 0);
  return (
    <>
      <CartLines label={label}>
        {cart.lines.map((reconciled) => (
          <CartLineRow
            key={reconciled.line.product.id}
            reconciled={reconciled}
            channel={channel}
            at={cart.at}
            onQuantity={(quantity) => cart.setQuantity(reconciled.line.product.id, quantity)}
            onRemove={() => cart.remove(reconciled.line.product.id)}
            onAcknowledge={() => cart.acknowledge(reconciled.line.product.id)}
          />
        ))}
        {deposit && <DepositRow deposit={deposit} />}
      </CartLines>
      <p role="status" className="visually-hidden">
        {changesOf(cart).join(' ')}
      </p>
    </>
  );
}

/** The screen reader announcement when lines change while the cart is open. */
const changesOf = ({ lines }: CartOnPage): string[] =>
  lines
    .filter(({ changes }) => changes.length > 0)
    .map(({ product, changes }) => `${displayName(product)}: ${changes.map(changeMessage).join(' ')}`);
