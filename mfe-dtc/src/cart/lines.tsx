import { CartLineRow, CartLines } from 'shared-ui/cart-lines';
import { Panel } from 'shared-ui/page';
import type { useCart } from 'shared-ui/shop';

/** What is in the cart, each line with its stepper; reaching 0 removes it. */
export function Lines({ cart }: { cart: ReturnType<typeof useCart> }) {
  return (
    <Panel>
      <CartLines label="Your cart">
        {cart.lines.map((reconciled) => (
          <CartLineRow
            key={reconciled.line.product.id}
            reconciled={reconciled}
            channel="dtc"
            at={cart.at}
            onQuantity={(quantity) => cart.setQuantity(reconciled.line.product.id, quantity)}
            onRemove={() => cart.remove(reconciled.line.product.id)}
          />
        ))}
      </CartLines>
    </Panel>
  );
}
