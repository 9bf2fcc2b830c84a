import type { StaffCallName } from 'shared-domain/staff-client';
import type { StaffIconName } from '../../kit/icons/index.ts';
import { paths } from '../address/index.ts';

/** A page as an entry in navigation, palette and shortcuts. */
export interface Place {
  label: string;
  to: string;
  icon: StaffIconName;
  /** The letter that follows `g`. */
  key?: string;
  /** The call that the page depends on; roles that may not make it don't see the page (STAFF-26). */
  needs: StaffCallName;
}

export const dashboard: Place = {
  label: 'Dashboard',
  needs: 'dashboard',
  to: paths.dashboard,
  icon: 'dashboard',
  key: 'd',
};
export const orders: Place = {
  label: 'Orders',
  needs: 'adminOrders',
  to: paths.orders(),
  icon: 'orders',
  key: 'o',
};
export const products: Place = {
  label: 'Products',
  needs: 'adminProducts',
  to: paths.products(),
  icon: 'products',
  key: 'p',
};

const newOrder: Place = {
  label: 'New order',
  needs: 'placeStaffOrder',
  to: paths.newOrder(),
  icon: 'note',
  key: 'n',
};

/** The side navigation, in groups. */
export const groups: readonly { title: string; places: readonly Place[] }[] = [
  {
    title: 'Sell',
    places: [
      orders,
      { label: 'Deliveries', needs: 'runDay', to: paths.deliveries(), icon: 'truck', key: 'v' },
      { label: 'Kegs', needs: 'kegAccounts', to: paths.kegs(), icon: 'keg', key: 'k' },
      { label: 'Needs a look', needs: 'sentinel', to: paths.attention, icon: 'alert' },
      { label: 'Licences', needs: 'searchLicences', to: paths.licences(), icon: 'licences', key: 'l' },
      { label: 'Retail leads', needs: 'leads', to: paths.leads, icon: 'leads' },
      { label: 'Accounting', needs: 'accounting', to: paths.accounting, icon: 'document' },
    ],
  },
  {
    title: 'Catalogue',
    places: [
      products,
      { label: 'Inventory upload', needs: 'importInventory', to: paths.upload, icon: 'file-up', key: 'u' },
      { label: 'Descriptions', needs: 'importDescriptions', to: paths.descriptions, icon: 'image' },
      { label: 'Scarce beer', needs: 'adminAllocations', to: paths.allocations, icon: 'offer' },
      { label: 'Future shop', needs: 'adminProducts', to: paths.futureShop(), icon: 'clock' },
    ],
  },
  {
    title: 'Site',
    places: [
      { label: 'Your sessions', needs: 'ownSessions', to: paths.sessions, icon: 'pulse' },
      { label: 'Staff', needs: 'staffList', to: paths.staff, icon: 'shield' },
      { label: 'Personal data', needs: 'personalData', to: paths.personalData, icon: 'list' },
      { label: 'Releases', needs: 'releases', to: paths.releases, icon: 'rocket', key: 'r' },
      { label: 'Audit', needs: 'audit', to: paths.audit(), icon: 'history' },
    ],
  },
];

/** Every page of the staff area. */
export const places: readonly Place[] = [dashboard, newOrder, ...groups.flatMap((group) => group.places)];

/** The phone's More sheet: pages that aren't in the bottom bar. */
export const furtherPlaces: readonly Place[] = places.filter(
  (place) => ![dashboard, orders, products].includes(place),
);

/** Subpages without a navigation entry that need more rights than their parent. */
const innerPlaces: readonly Pick<Place, 'to' | 'needs'>[] = [
  { to: paths.deliveryZones, needs: 'saveDeliveryPlan' },
  { to: paths.account(''), needs: 'licenceFigures' },
];

/** The call that a page depends on. */
export const needsOf = (path: string): StaffCallName =>
  [...places, ...innerPlaces]
    .filter(({ to }) => path.startsWith(to))
    .reduce((best, place) => (place.to.length > best.to.length ? place : best), dashboard).needs;

/** The last segment of a path as text: 'retail leads' of '/admin/retail-leads'; none for an allocation. CSS capitalises it. */
export const lastSegment = (path: string): string =>
  path.startsWith(paths.allocation(''))
    ? 'allocation'
    : (path.split('/').filter(Boolean).at(-1) ?? '').replaceAll(/(?<!\d)-|-(?!\d)/g, ' ');

/** The parent page, such as orders of a new order. */
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
