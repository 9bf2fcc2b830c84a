import { CartLineRow, CartLines, DepositRow } from '../cart-lines/index.ts';
import type { CartOnPage } from '../shop/index.ts';

/** What is in a cart, each line with its stepper; reaching 0 removes it. The licensee's deposit line comes last. */
export function CartList({ cart, label }: { cart: CartOnPage; label: string }) {
  const { channel, deposit } = cart.quote;
  return (
    <CartLines label={label}>
      {cart.lines.map((reconciled) => (
        <CartLineRow
          key={reconciled.line.product.id}
          reconciled={reconciled}
          channel={channel}
          at={cart.at}
          onQuantity={(quantity) => cart.setQuantity(reconciled.line.product.id, quantity)}
          onRemove={() => cart.remove(reconciled.line.product.id)}
        />
      ))}
      {channel === 'licensee' && deposit.units > 0 ? <DepositRow deposit={deposit} /> : null}
    </CartLines>
  );
}
