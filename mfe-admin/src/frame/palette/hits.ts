import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { fold, searchProducts } from 'shared-domain/catalogue';
import type { LicenceJson, OrderJson, RunJson } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { displayName, type Product } from 'shared-domain/products';
import type { StaffCallName } from 'shared-domain/staff-client';
import { catalogueAtom } from 'shared-domain/state';
import { useCall, useMay, useNow } from '../../data/calls/index.ts';
import { useFoundAccounts } from '../../kit/accounts/index.ts';
import { paths } from '../address/index.ts';
import { type Page, type Place, pages } from '../places/index.ts';

export type Hit =
  | { kind: 'page'; id: string; to: string; page: Page; place: Place }
  | { kind: 'product'; id: string; to: string; product: Product }
  | { kind: 'order'; id: string; to: string; order: OrderJson }
  | { kind: 'account'; id: string; to: string; licence: LicenceJson }
  | { kind: 'run'; id: string; to: string; run: RunJson }
  | { kind: 'do'; id: string; to: string; text: string };

export const TITLES: Readonly<Record<Hit['kind'], string>> = {
  page: 'Pages',
  product: 'Products',
  order: 'Orders',
  account: 'Accounts',
  run: 'Runs today',
  do: 'Do',
};

const MOST = 5;
const PAUSE = 200;
const NO_ORDERS: readonly OrderJson[] = [];
const NO_RUNS: readonly RunJson[] = [];

/** A text once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The API's results for a text: orders, accounts, and today's runs. */
function useAsked(text: string, may: ReturnType<typeof useMay>) {
  const settled = useSettled(text);
  const today = dayOf(useNow());
  const isLong = text.length > 1 && settled.length > 1;
  const use = (call: StaffCallName) => ({ enabled: isLong && may(call), live: false });
  const orders = useCall('adminOrders', { query: { search: settled, limit: MOST } }, use('adminOrders'));
  const accounts = useFoundAccounts(isLong && may('searchLicences') ? settled : '');
  const runs = useCall('runDay', { params: { day: today } }, use('runDay'));
  return {
    // With the accounts, not before them: the first result is highlighted, and stays so.
    orders: (!accounts.isFetching && orders.data?.orders) || NO_ORDERS,
    accounts: accounts.accounts,
    runs: isLong ? (runs.data?.runs ?? NO_RUNS) : NO_RUNS,
    asking: text.length > 1 && (settled !== text || orders.isFetching || accounts.isFetching),
    failed: (orders.problem ?? accounts.problem) !== undefined,
    retry: () => {
      orders.refetch();
      accounts.refetch();
    },
  };
}

const has = (label: string, text: string) => fold(label).includes(fold(text));

const pageHits = (text: string, may: ReturnType<typeof useMay>): Hit[] =>
  pages
    .filter(({ page: { label, also = '', kind, needs }, place }) => {
      const words = `${place.label} ${label} ${also}`;
      return kind !== 'each' && has(words, text) && may(needs);
    })
    .map(({ page, place }) => ({ kind: 'page', id: page.to, to: page.to, page, place }));

const runHits = (runs: readonly RunJson[], text: string): Hit[] =>
  runs
    .filter(({ id, driver }) => has(`run ${id} ${driver}`, text))
    .slice(0, MOST)
    .map((run) => ({ kind: 'run', id: run.id, to: paths.deliveries(), run }));

const doHits = (product: Product): Hit[] => {
  const name = displayName(product);
  return [
    { kind: 'do', id: 'edit', to: paths.product(product.id), text: `Plan an LTO for ${name}` },
    {
      kind: 'do',
      id: 'future',
      to: paths.futureShop({ search: name }),
      text: `See ${name} in the shop as of a date`,
    },
  ];
};

/** All results for a text, grouped by kind; without a text, the pages. A leading `>` searches only pages. */
export function useHits(typed: string) {
  const isCommand = typed.startsWith('>');
  const text = (isCommand ? typed.slice(1) : typed).trim();
  const { products } = useAtomValue(catalogueAtom);
  const may = useMay();
  const { orders, accounts, runs, asking, ...asked } = useAsked(isCommand ? '' : text, may);
  const hits = useMemo((): Hit[] => {
    const found =
      isCommand || text === '' || !may('adminProducts') ? [] : searchProducts(products, text).slice(0, MOST);
    const [best] = found;
    const productHits = found.map((product) => ({
      kind: 'product' as const,
      id: product.id,
      to: paths.product(product.id),
      product,
    }));
    // Products that only resemble the text come after what has its words, and so not before the API has answered.
    const areNamed = found.some((product) => has(`${product.id} ${displayName(product)}`, text));
    return [
      ...pageHits(text, may),
      ...(areNamed ? productHits : []),
      ...accounts.map((licence) => ({
        kind: 'account' as const,
        id: licence.licenseNumber,
        to: paths.account(licence.licenseNumber),
        licence,
      })),
      // After the accounts, whose orders have their names, too.
      ...orders.map((order) => ({ kind: 'order' as const, id: order.id, to: paths.order(order.id), order })),
      ...runHits(runs, text),
      ...(areNamed || asking ? [] : productHits),
      ...(best && (areNamed || !asking) ? doHits(best) : []),
    ];
  }, [isCommand, text, products, orders, accounts, runs, asking, may]);
  return { hits, text, asking, ...asked };
}
