/** A brewery that the distributor carries: a portfolio entry on the landing page and a brand label of products. */
export type Brand = {
  /** The label in `hiddenCategory`, in capitals. */
  readonly label: string;
  /** The name in ordinary spelling. */
  readonly name: string;
  /** The target of the portfolio logo's link. */
  readonly website: string;
};

/**
 * Everything about the distributor that a page may show. Secrets and service addresses belong to the API's environment.
 */
export type Company = {
  readonly name: string;
  /** Prefix of order ids (`CBO-` and a timestamp). */
  readonly orderPrefix: string;
  readonly kegOrderPrefix: string;
  readonly city: string;
  readonly province: 'BC';
  readonly address: string;
  readonly ordersEmail: string;
  /** Inbox for business notifications of orders (MAIL-1). */
  readonly businessInbox: string;
  readonly phone: string;
  /** A staff address ends with `@` and this. */
  readonly staffDomain: string;
  readonly originPostalCode: string;
  /** Where NO on the age gate leads. */
  readonly ageGateExit: string;
  readonly timeZone: string;
  readonly shopTitle: string;
  readonly landingTitle: string;
  readonly retailTitle: string;
  readonly kegTitle: string;
  readonly brands: readonly Brand[];
  readonly sisterCompany: { readonly name: string; readonly blurb: string; readonly website: string };
};

/** The demo company (COMPANY-1). Another distributor is another value of this type. */
export const company: Company = {
  name: 'Coastal Brew Outfitters',
  orderPrefix: 'CBO',
  kegOrderPrefix: 'KEG',
  city: 'Vancouver',
  province: 'BC',
  address: '1840 Powell Street, Vancouver, BC V5L 1P5',
  ordersEmail: 'orders@cbo.example',
  businessInbox: 'dtc-orders@cbo.example',
  phone: '604-555-0142',
  staffDomain: 'cbo.example',
  originPostalCode: 'V5L 1P5',
  ageGateExit: 'https://www.canada.ca/en/health-canada/services/substance-use/alcohol.html',
  timeZone: 'America/Vancouver',
  landingTitle: 'Coastal Brew Outfitters',
  shopTitle: 'Wholesale Shop | Coastal Brew Outfitters',
  retailTitle: 'Retail Shop | Coastal Brew Outfitters',
  kegTitle: 'Keg Portal | Coastal Brew Outfitters',
  brands: [
    { label: 'CONTAINER', name: 'Container Brewing', website: 'https://container.example' },
    { label: 'CURIOUS CREATURES', name: 'Curious Creatures', website: 'https://curious-creatures.example' },
    { label: 'CZECH BROS', name: 'Czech Bros', website: 'https://czech-bros.example' },
    { label: 'FORCE', name: 'Force Brewing', website: 'https://force.example' },
    { label: 'FUGGLES', name: 'Fuggles', website: 'https://fuggles.example' },
  ],
  sisterCompany: {
    name: 'Saltgrass Distilling',
    blurb:
      'Our sister company Saltgrass Distilling is raising its first round to build a still house on the Fraser. Ask us for the investor pack.',
    website: 'https://saltgrass.example',
  },
};

/** What papers say of the seller: GST registration, BC's PST, and the licence to sell liquor (PAPER-3). */
export type SellerNumbers = { readonly gst: string; readonly pst: string; readonly licence: string };

/** Until an owner enters the company's own. Papers say of each that it is not a real number (PAPER-3). */
export const DEMO_NUMBERS: SellerNumbers = {
  gst: '00000 0000 RT0001',
  pst: 'PST-0000-0000',
  licence: 'DEMO-000000',
};
