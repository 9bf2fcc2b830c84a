import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { fold, searchProducts } from 'shared-domain/catalogue';
import type { LicenceJson, OrderJson } from 'shared-domain/contracts';
import { displayName, type Product } from 'shared-domain/products';
import { catalogueAtom } from 'shared-domain/state';
import { useCall, useMay } from '../../data/calls/index.ts';
import { paths } from '../address/index.ts';
import { type Place, places } from '../places/index.ts';

/** A target of the palette. */
export type Hit =
  | { kind: 'page'; id: string; to: string; place: Place }
  | { kind: 'product'; id: string; to: string; product: Product }
  | { kind: 'order'; id: string; to: string; order: OrderJson }
  | { kind: 'licensee'; id: string; to: string; licence: LicenceJson }
  | { kind: 'do'; id: string; to: string; text: string };

/** The headings of the groups. */
export const TITLES: Readonly<Record<Hit['kind'], string>> = {
  page: 'Pages',
  product: 'Products',
  order: 'Orders',
  licensee: 'Licensees',
  do: 'Do',
};

const MOST = 5;
const PAUSE = 200;
const NO_ORDERS: readonly OrderJson[] = [];
const NO_LICENCES: readonly LicenceJson[] = [];

/** A text once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The API's results for a text: orders, and licensees by number or part of the name. */
function useAsked(text: string) {
  const settled = useSettled(text);
  const use = { enabled: text.length > 1 && settled.length > 1, live: false };
  const byNumber = /^\d[\d-]*$/.test(settled);
  const orders = useCall('adminOrders', { query: { search: settled, limit: MOST } }, use);
  const licences = useCall(
    'searchLicences',
    { query: byNumber ? { number: settled } : { search: settled } },
    use,
  );
  return {
    orders: orders.data?.orders ?? NO_ORDERS,
    licences: licences.data?.licences ?? NO_LICENCES,
    asking: text.length > 1 && (settled !== text || orders.isFetching || licences.isFetching),
    failed: (orders.problem ?? licences.problem) !== undefined,
    retry: () => {
      orders.refetch();
      licences.refetch();
    },
  };
}

const has = (label: string, text: string) => fold(label).includes(fold(text));

const pageHits = (text: string, may: ReturnType<typeof useMay>): Hit[] =>
  places
    .filter(({ label, needs }) => has(label, text) && may(needs))
    .map((place) => ({ kind: 'page', id: place.to, to: place.to, place }));

const doHits = (product: Product): Hit[] => {
  const name = displayName(product);
  return [
    { kind: 'do', id: 'edit', to: paths.product(product.id), text: `Plan an LTO for ${name}` },
    {
      kind: 'do',
      id: 'future',
      to: paths.futureShop({ search: name }),
      text: `Future shop: see ${name} on a date`,
    },
  ];
};

/** All results for a text, grouped by kind; without a text, the pages. A leading `>` searches only pages. */
export function useHits(typed: string) {
  const isCommand = typed.startsWith('>');
  const text = (isCommand ? typed.slice(1) : typed).trim();
  const { products } = useAtomValue(catalogueAtom);
  const may = useMay();
  const { orders, licences, ...asked } = useAsked(isCommand ? '' : text);
  const hits = useMemo((): Hit[] => {
    const found =
      isCommand || text === '' || !may('adminProducts') ? [] : searchProducts(products, text).slice(0, MOST);
    const [best] = found;
    return [
      ...pageHits(text, may),
      ...found.map((product) => ({
        kind: 'product' as const,
        id: product.id,
        to: paths.product(product.id),
        product,
      })),
      ...orders.map((order) => ({ kind: 'order' as const, id: order.id, to: paths.order(order.id), order })),
      ...licences
        .slice(0, MOST)
        .map((licence) => ({
          kind: 'licensee' as const,
          id: licence.licenseNumber,
          to: paths.account(licence.licenseNumber),
          licence,
        })),
      ...(best ? doHits(best) : []),
    ];
  }, [isCommand, text, products, orders, licences, may]);
  return { hits, text, ...asked };
}
