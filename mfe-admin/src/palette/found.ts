import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { searchProducts } from 'shared-domain/catalogue';
import type { LicenceJson, OrderJson } from 'shared-domain/contracts';
import { displayName, type Product } from 'shared-domain/products';
import type { StaffClient } from 'shared-domain/staff-client';
import { catalogueAtom } from 'shared-domain/state';
import { type Place, places } from '../layout/places.ts';
import { paths } from '../paths.ts';
import { useStaff } from '../staff/index.ts';

/** One thing that the palette can go to. */
export type Hit =
  | { kind: 'page'; id: string; to: string; place: Place }
  | { kind: 'product'; id: string; to: string; product: Product }
  | { kind: 'order'; id: string; to: string; order: OrderJson }
  | { kind: 'licensee'; id: string; to: string; licence: LicenceJson }
  | { kind: 'do'; id: string; to: string; words: string };

const MOST = 5;
const PAUSE = 200;

/** Licensees by a number or a part of the name. */
const licenseesOf = (staff: StaffClient, text: string, way: { signal: AbortSignal }) =>
  /^\d[\d-]*$/.test(text) ? staff.licences(text, way) : staff.licencesNamed(text, way);

/** What the API finds for a text: orders and licensees. An older answer never replaces a newer one. */
function useAsked(text: string) {
  const staff = useStaff();
  const [found, setFound] = useState<{ orders: OrderJson[]; licences: LicenceJson[] }>({
    orders: [],
    licences: [],
  });
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    const controller = new AbortController();
    setAsking(text.length > 1);
    const timer = setTimeout(async () => {
      if (text.length < 2) return setFound({ orders: [], licences: [] });
      const way = { signal: controller.signal };
      const [orders, licences] = await Promise.all([
        staff.orders({ search: text, limit: MOST }, way),
        licenseesOf(staff, text, way),
      ]);
      if (controller.signal.aborted) return;
      setAsking(false);
      setFound({
        orders: orders.ok ? orders.data.orders : [],
        licences: licences.ok ? licences.data.licences.slice(0, MOST) : [],
      });
      setFailed(!orders.ok || !licences.ok);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, staff, tries]);
  return { ...found, asking, failed: failed && text.length > 1, retry: () => setTries(tries + 1) };
}

const has = (words: string, text: string) => words.toLowerCase().includes(text.toLowerCase());

const pageHits = (text: string): Hit[] =>
  places
    .filter(({ label }) => has(label, text))
    .map((place) => ({ kind: 'page', id: place.to, to: place.to, place }));

const doHits = (product: Product): Hit[] => {
  const name = displayName(product);
  return [
    { kind: 'do', id: 'edit', to: paths.product(product.id), words: `Plan an LTO for ${name}` },
    {
      kind: 'do',
      id: 'future',
      to: paths.futureShop({ search: name }),
      words: `Future shop: look at ${name} on a date`,
    },
  ];
};

/** Everything that a text finds, in groups; without a text the pages. `>` at the beginning asks for pages alone. */
export function useHits(typed: string) {
  const isCommand = typed.startsWith('>');
  const text = (isCommand ? typed.slice(1) : typed).trim();
  const { products } = useAtomValue(catalogueAtom);
  const { orders, licences, ...asked } = useAsked(isCommand ? '' : text);
  const groups = useMemo(() => {
    const found = isCommand || text === '' ? [] : searchProducts(products, text).slice(0, MOST);
    const [best] = found;
    const all: { title: string; hits: Hit[] }[] = [
      { title: 'Pages', hits: pageHits(text) },
      {
        title: 'Products',
        hits: found.map((product) => ({
          kind: 'product',
          id: product.id,
          to: paths.product(product.id),
          product,
        })),
      },
      {
        title: 'Orders',
        hits: orders.map((order) => ({ kind: 'order', id: order.id, to: paths.order(order.id), order })),
      },
      {
        title: 'Licensees',
        hits: licences.map((licence) => ({
          kind: 'licensee',
          id: licence.licenseNumber,
          to: paths.licences({ tab: 'manual', number: licence.licenseNumber }),
          licence,
        })),
      },
      { title: 'Do', hits: best ? doHits(best) : [] },
    ];
    return all.filter(({ hits }) => hits.length > 0);
  }, [isCommand, text, products, orders, licences]);
  return { groups, text, ...asked };
}
