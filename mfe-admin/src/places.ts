import type { StaffIconName } from './icons/index.ts';
import { paths } from './paths.ts';

/** A page of the staff area as navigation, palette and keyboard know it. */
export interface Place {
  label: string;
  to: string;
  icon: StaffIconName;
  /** The letter that follows `g`. */
  key?: string;
}

export const dashboard: Place = { label: 'Dashboard', to: paths.dashboard, icon: 'dashboard', key: 'd' };
export const orders: Place = { label: 'Orders', to: paths.orders(), icon: 'orders', key: 'o' };
export const products: Place = { label: 'Products', to: paths.products(), icon: 'products', key: 'p' };

/** The side navigation: groups of the business's words. */
export const groups: readonly { title: string; places: readonly Place[] }[] = [
  {
    title: 'Sell',
    places: [
      orders,
      { label: 'Needs a look', to: paths.attention, icon: 'alert' },
      { label: 'Licences', to: paths.licences(), icon: 'licences', key: 'l' },
      { label: 'Retail leads', to: paths.leads, icon: 'leads' },
    ],
  },
  {
    title: 'Catalogue',
    places: [
      products,
      { label: 'Inventory upload', to: paths.upload, icon: 'file-up', key: 'u' },
      { label: 'Descriptions', to: paths.descriptions, icon: 'image' },
      { label: 'Future shop', to: paths.futureShop(), icon: 'clock' },
    ],
  },
  {
    title: 'Site',
    places: [
      { label: 'Releases', to: paths.releases, icon: 'rocket', key: 'r' },
      { label: 'Audit', to: paths.audit(), icon: 'history' },
    ],
  },
];

/** Every page of the staff area. */
export const places: readonly Place[] = [dashboard, ...groups.flatMap((group) => group.places)];

/** What the phone's More sheet has: every page that the bottom bar has not. */
export const furtherPlaces: readonly Place[] = places.filter(
  (place) => ![dashboard, orders, products].includes(place),
);

/** The last segment of a path in words ('/admin/retail-leads' gives 'retail leads'); CSS capitalises it. */
export const lastSegment = (path: string): string =>
  (path.split('/').filter(Boolean).at(-1) ?? '').replaceAll('-', ' ');

/** The name of the page that is open, for the phone's header. */
export const nameOf = (path: string): string =>
  places.find(({ to }) => to === path.replace(/(.)\/$/, '$1'))?.label ?? lastSegment(path);
