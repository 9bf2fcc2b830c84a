import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useMay } from '../../data/calls/index.ts';
import { paths } from '../address/index.ts';
import { dashboard, orders, type Page, type Place, places } from './table.ts';

export { dashboard, orders, type Page, type Place };

/** Every page, each with its place. */
export const pages = places.flatMap((place) => place.pages.map((page) => ({ page, place })));

type Address = { pathname: string; search: string };

const addressOf = (to: string) => {
  const [path = '', query = ''] = to.split('?');
  return { path: path.replace(/\/$/, ''), query: [...new URLSearchParams(query)] };
};

/** The page at an address or, for an address below one, the page above it; with its place. */
export function pageAt({ pathname, search }: Address): (typeof pages)[number] {
  const asked = new URLSearchParams(search);
  const here = pathname.replace(/\/$/, '');
  const found = pages
    .filter(({ page }) => {
      const { path, query } = addressOf(page.to);
      const isAt = here === path || (page !== dashboard && here.startsWith(`${path}/`));
      return isAt && query.every(([name, value]) => asked.get(name) === value);
    })
    .reduce((best, one) => (best && best.page.to.length > one.page.to.length ? best : one), pages[0]);
  return found ?? { page: dashboard, place: places[0] as Place };
}

/** The open page and its place; `isBelow` for an address below the page's own, such as one account's. */
export function useOpenPage() {
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const found = pageAt({ pathname, search });
    return { ...found, isBelow: addressOf(found.page.to).path !== pathname.replace(/\/$/, '') };
  }, [pathname, search]);
}

/** The places with the tabs that the signed-in role may open; places without any are left out. */
export function usePlaces(): readonly Place[] {
  const may = useMay();
  return useMemo(
    () =>
      places
        .map((place) => ({ ...place, pages: place.pages.filter(({ needs, kind }) => !kind && may(needs)) }))
        .filter((place) => place.pages.length > 0),
    [may],
  );
}

/** The last segment of a path as text: 'retail leads' of '/admin/retail-leads'; none for an allocation. CSS capitalises it. */
export const lastSegment = (path: string): string =>
  path.startsWith(paths.allocation(''))
    ? 'allocation'
    : (path.split('/').filter(Boolean).at(-1) ?? '').replaceAll(/(?<!\d)-|-(?!\d)/g, ' ');
