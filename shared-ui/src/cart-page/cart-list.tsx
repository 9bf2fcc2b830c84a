import { useAtomValue, useSetAtom } from 'jotai';
import { Fragment, type ReactNode, useEffect } from 'react';
import type { ReconciledLine } from 'shared-domain/cart';
import { displayName } from 'shared-domain/products';
import { CART_TOAST, dismissToastsAboutAtom } from 'shared-domain/state';
import { Button } from '../button/index.ts';
import { CartLineRow, CartLines, changeMessage, DepositRow, type ProductLink } from '../cart-lines/index.ts';
import type { CartOnPage } from '../shop/index.ts';
import styles from './cart-page.module.css';
import { type Removal, removalsAtom, removeAtom } from './removals.ts';
import { RemovedStrip, removedText } from './removed-strip.tsx';

export type CartListProps = {
  cart: CartOnPage;
  label: string;
  /** The target of a line's name. */
  linkTo: (productId: string) => ProductLink;
  /** Products whose lines are marked as just added. */
  added?: ReadonlySet<string>;
};

/**
 * A cart's lines with steppers; reaching 0 removes one, with Undo in its place (CART-16). Then the wholesale cart's
 * deposit line, and 'Clear Cart'.
 */
export function CartList({ cart, label, linkTo, added }: CartListProps) {
  const { channel, charges } = cart.quote;
  const remove = useSetAtom(removeAtom);
  const removals = useAtomValue(removalsAtom)(channel);
  const endToasts = useSetAtom(dismissToastsAboutAtom);
  useEffect(() => endToasts(CART_TOAST), [endToasts]);
  const deposit =
    channel === 'licensee' && charges.find(({ kind, units }) => kind === 'deposit' && units > 0);
  const lineRow = (reconciled: ReconciledLine) => {
    const { id } = reconciled.line.product;
    return (
      <CartLineRow
        reconciled={reconciled}
        channel={channel}
        at={cart.at}
        link={linkTo(id)}
        isNew={added?.has(id)}
        onQuantity={(quantity) => cart.setQuantity(id, quantity)}
        onRemove={() => remove(channel, id)}
        onAcknowledge={() => cart.acknowledge(id)}
      />
    );
  };
  return (
    <>
      <CartLines label={label}>
        {cart.lines.map((reconciled, place) => (
          <Fragment key={reconciled.line.product.id}>
            <Strips removals={removals.filter((removal) => removal.place === place)} />
            {lineRow(reconciled)}
          </Fragment>
        ))}
        <Strips removals={removals.filter((removal) => removal.place >= cart.lines.length)} />
        {deposit && <DepositRow deposit={deposit} />}
      </CartLines>
      <div className={styles.clear}>
        <Button variant="ghost" size="sm" onClick={() => remove(channel)}>
          Clear Cart
        </Button>
      </div>
      <Announced>
        {[...removals.map(removedText), ...addedTexts(added), ...changesOf(cart)].join(' ')}
      </Announced>
    </>
  );
}

function Strips({ removals }: { removals: readonly Removal[] }) {
  return removals.map((removal) => (
    <li key={removal.id}>
      <RemovedStrip removal={removal} />
    </li>
  ));
}

/** Announces added products to screen readers. */
const Announced = ({ children }: { children: ReactNode }) => (
  <p role="status" className="visually-hidden">
    {children}
  </p>
);

function addedTexts(added: ReadonlySet<string> | undefined): string[] {
  if (!added?.size) return [];
  return [added.size === 1 ? '1 product added.' : `${added.size} products added.`];
}

/** Announces changes of lines to screen readers. */
const changesOf = ({ lines }: CartOnPage): string[] =>
  lines
    .filter(({ changes }) => changes.length > 0)
    .map(({ product, changes }) => `${displayName(product)}: ${changes.map(changeMessage).join(' ')}`);
