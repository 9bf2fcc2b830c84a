import type { StaffIconName } from './icons/index.ts';
import { paths } from './paths.ts';

/** A page of the staff area for navigation, palette and keyboard. */
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

const newOrder: Place = { label: 'New order', to: paths.newOrder(), icon: 'note', key: 'n' };

/** The side navigation, in groups. */
export const groups: readonly { title: string; places: readonly Place[] }[] = [
  {
    title: 'Sell',
    places: [
      orders,
      { label: 'Deliveries', to: paths.deliveries(), icon: 'truck', key: 'v' },
      { label: 'Kegs', to: paths.kegs(), icon: 'keg', key: 'k' },
      { label: 'Needs a look', to: paths.attention, icon: 'alert' },
      { label: 'Licences', to: paths.licences(), icon: 'licences', key: 'l' },
      { label: 'Retail leads', to: paths.leads, icon: 'leads' },
      { label: 'Accounting', to: paths.accounting, icon: 'document' },
    ],
  },
  {
    title: 'Catalogue',
    places: [
      products,
      { label: 'Inventory upload', to: paths.upload, icon: 'file-up', key: 'u' },
      { label: 'Descriptions', to: paths.descriptions, icon: 'image' },
      { label: 'Scarce beer', to: paths.allocations, icon: 'offer' },
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
export const places: readonly Place[] = [dashboard, newOrder, ...groups.flatMap((group) => group.places)];

/** The phone's More sheet: every page that the bottom bar lacks. */
export const furtherPlaces: readonly Place[] = places.filter(
  (place) => ![dashboard, orders, products].includes(place),
);

/** The last segment of a path as text ('/admin/retail-leads' gives 'retail leads', a licence its number, an allocation none); CSS capitalises it. */
export const lastSegment = (path: string): string =>
  path.startsWith(paths.allocation(''))
    ? 'allocation'
    : (path.split('/').filter(Boolean).at(-1) ?? '').replaceAll(/(?<!\d)-|-(?!\d)/g, ' ');

/** The page that a page is part of: orders of a new order, deliveries of the zones, licences of an account, scarce beer of an allocation. */
export const parentOf = (path: string): Pick<Place, 'label' | 'to'> | undefined => {
  if (path.startsWith(paths.newOrder())) return orders;
  if (path.startsWith(paths.deliveryZones)) return { label: 'deliveries', to: paths.deliveries() };
  if (path.startsWith(paths.account('')))
    return { label: 'licences', to: paths.licences({ tab: 'standing' }) };
  if (path.startsWith(paths.allocation(''))) return { label: 'scarce beer', to: paths.allocations };
};

/** The name of the open page, for the phone's header. */
export const nameOf = (path: string): string =>
  places.find(({ to }) => to === path.replace(/(.)\/$/, '$1'))?.label ?? lastSegment(path);
