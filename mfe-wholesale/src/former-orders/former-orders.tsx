import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FormerOrder } from 'shared-domain/contracts';
import {
  accountRolesAtom,
  catalogueAtom,
  learnProductsAtom,
  mergeIntoCartAtom,
  nowAtom,
  productsByIdAtom,
  sessionAtom,
} from 'shared-domain/state';
import { Button, ButtonLink } from 'shared-ui/button';
import { Page, PageHead } from 'shared-ui/page';
import { Empty, ErrorState, Loading } from 'shared-ui/states';
import { AccountNav } from '../account/account-nav.tsx';
import { paths, useShopTitle } from '../address/index.ts';
import type { ReorderState } from '../cart/cart-notices.tsx';
import { justAddedAtom } from '../cart/just-added.ts';
import { StandingOffer, StandingOrders } from '../standing-orders/index.ts';
import { AskForLink } from './ask-for-link.tsx';
import type { FormerItem } from './changes.ts';
import { FormerOrderCard } from './former-order-card.tsx';
import styles from './former-orders.module.css';
import { type FormerOrdersState, useFormerOrders } from './use-former-orders.ts';

/** 'Order again' (CART-13): former orders, each put in the cart by one click. */
export function FormerOrders() {
  const { licensee } = useAtomValue(sessionAtom);
  const isMember = useAtomValue(accountRolesAtom) !== undefined;
  const state = useFormerOrders();
  useShopTitle();
  return (
    <Page>
      <PageHead
        title={isMember ? 'Orders' : 'Order again'}
        lead={
          isMember
            ? `All orders of ${licensee?.companyName}. Changes since then are marked.`
            : 'Add a former order to your cart. Changes since then are marked.'
        }
        actions={
          <ButtonLink to={paths.cart} variant="ghost">
            Your cart
          </ButtonLink>
        }
      />
      <AccountNav />
      <StandingOffer />
      {licensee ? <Orders state={state} /> : <NoLicence />}
    </Page>
  );
}

function Orders({ state: { orders, linkProblem, load, readMore } }: { state: FormerOrdersState }) {
  const isMember = useAtomValue(accountRolesAtom) !== undefined;
  if (orders === null) return <Loading>Loading your orders...</Loading>;
  if (!orders.ok) {
    return (
      <ErrorState title="Your former orders could not be loaded" onRetry={load}>
        {orders.problem.detail}
      </ErrorState>
    );
  }
  const list = orders.data.orders;
  return (
    <div className={styles.columns}>
      {list.length > 0 ? (
        <div className={styles.orders}>
          <OrderList orders={list} onChanged={load} />
          {readMore && <Earlier onRead={readMore} />}
        </div>
      ) : (
        <NoOrders isMember={isMember} />
      )}
      <div className={styles.side}>
        <StandingOrders />
        {orders.data.access === 'link' ? null : <AskForLink linkProblem={linkProblem} />}
      </div>
    </div>
  );
}

function OrderList({ orders, onChanged }: { orders: readonly FormerOrder[]; onChanged: () => void }) {
  const learn = useSetAtom(learnProductsAtom);
  useEffect(() => {
    void learn(orders.flatMap(({ items }) => items.map(({ productId }) => productId)));
  }, [learn, orders]);
  const { status } = useAtomValue(catalogueAtom);
  const products = useAtomValue(productsByIdAtom);
  const at = useAtomValue(nowAtom);
  const reorder = useReorder();
  return (
    <ul className={styles.orders} aria-label="Former orders">
      {cancelledLast(orders).map((order) => (
        <li key={order.id}>
          <FormerOrderCard
            order={order}
            now={status === 'ready' ? { products, at } : null}
            onAgain={reorder}
            onChanged={onChanged}
          />
        </li>
      ))}
    </ul>
  );
}

const cancelledLast = (orders: readonly FormerOrder[]) =>
  [...orders].sort((one, other) => Number(one.status === 'cancelled') - Number(other.status === 'cancelled'));

/** Adds the available products to the cart and goes there; the cart names the others. */
function useReorder() {
  const merge = useSetAtom(mergeIntoCartAtom);
  const mark = useSetAtom(justAddedAtom);
  const navigate = useNavigate();
  return (items: readonly FormerItem[]) => {
    const lines = items.flatMap(({ line }) => line ?? []);
    merge({ channel: 'licensee', lines });
    mark(new Set(lines.map(({ product }) => product.id)));
    const leftOut = items.filter(({ line }) => line === null).map(({ item }) => item.productName);
    void navigate(paths.cart, { state: { leftOut } satisfies ReorderState });
  };
}

function Earlier({ onRead }: { onRead: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const read = async () => {
    setBusy(true);
    await onRead();
    setBusy(false);
  };
  return (
    <Button variant="outline" busy={busy} busyText="Loading..." onClick={() => void read()}>
      Show earlier orders
    </Button>
  );
}

function NoOrders({ isMember }: { isMember: boolean }) {
  return (
    <Empty title="No orders yet" action={<ButtonLink to={paths.shop}>Browse Products</ButtonLink>}>
      {isMember ? 'Orders of your account appear here.' : 'Orders placed on this device appear here.'}
    </Empty>
  );
}

/** Staff pass the shop's gate, but former orders belong to a business. */
function NoLicence() {
  return (
    <Empty title="No licence verified" action={<ButtonLink to={paths.shop}>Browse Products</ButtonLink>}>
      Former orders belong to a licensee.
    </Empty>
  );
}
