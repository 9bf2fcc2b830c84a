import type { Tracking } from 'shared-domain/orders';

export type DemoOrder = {
  account: string;
  name: string;
  street: string;
  postalCode: string;
  lines: [productId: string, quantity: number][];
  note?: string;
  /** Of an order that a carrier takes instead of our van. */
  parcel?: Tracking;
};

/** Of the first run, which is under way. */
export const DOWNTOWN: DemoOrder[] = [
  {
    account: '308-276',
    name: 'The Crooked Pine',
    street: '1066 Mainland Street',
    postalCode: 'V6B 2T4',
    lines: [
      ['CTR-101', 4],
      ['CZB-350', 1],
    ],
  },
  {
    account: '306-031',
    name: 'Gastown Oyster House',
    street: '310 Carrall Street',
    postalCode: 'V6B 2J1',
    lines: [
      ['CUR-207', 3],
      ['FUG-511', 2],
    ],
  },
  {
    account: '301-442',
    name: 'Harbour Light Tavern',
    street: '777 West Cordova Street',
    postalCode: 'V6C 1A1',
    lines: [
      ['CTR-101', 3],
      ['CUR-207', 2],
      ['CZB-350', 1],
    ],
    note: 'Loading dock on Waterfront Road. Ring twice, ask for Tess.',
  },
  {
    account: '302-907',
    name: 'Skylark Kitchen + Bar',
    street: '1055 West Georgia Street',
    postalCode: 'V6E 3P3',
    lines: [
      ['CZB-301', 4],
      ['CTR-151', 1],
    ],
  },
  {
    account: '310-549',
    name: 'False Creek Rowing Club',
    street: '1318 Cartwright Street',
    postalCode: 'V6H 3R8',
    lines: [['FRC-412', 5]],
    note: 'Deliver to the boathouse.',
  },
];
/** Of the second run, which is picked. */
export const EAST: DemoOrder[] = [
  {
    account: '309-813',
    name: 'Commercial Drive Social',
    street: '1489 Commercial Drive',
    postalCode: 'V5L 3X9',
    lines: [
      ['CZB-309', 6],
      ['FUG-530', 1],
    ],
  },
  {
    account: '305-218',
    name: 'The Gull & Anchor',
    street: '1180 Powell Street',
    postalCode: 'V6A 1H6',
    lines: [
      ['CTR-124', 4],
      ['CUR-216', 2],
    ],
  },
  {
    account: '307-584',
    name: 'Lonsdale Quay Public House',
    street: '123 Carrie Cates Court',
    postalCode: 'V7M 3K7',
    lines: [
      ['FRC-401', 5],
      ['CTR-150', 1],
    ],
  },
];
/** On no run yet. */
export const OPEN: DemoOrder[] = [
  {
    account: '303-115',
    name: 'The Brass Lantern',
    street: '936 Granville Street',
    postalCode: 'V6Z 1L2',
    lines: [['FUG-501', 4]],
  },
  {
    account: '304-660',
    name: 'Kitsilano Beer Hall',
    street: '1910 Cornwall Avenue',
    postalCode: 'V6J 1C8',
    lines: [
      ['CTR-130', 4],
      ['CTR-152', 1],
    ],
  },
];
/** A parcel, on its way. */
export const SHIPPED: DemoOrder = {
  account: '303-871',
  name: 'Deep Cove Canteen',
  street: '4390 Gallant Avenue',
  postalCode: 'V7G 1L2',
  lines: [['FUG-501', 2]],
  parcel: { carrier: 'canada-post', number: '7035114477138472' },
};
