/** Carriers with a known tracking page: the format of their numbers, and the page's URL. */
const CARRIERS = {
  'canada-post': {
    name: 'Canada Post',
    numbers: /^(\d{16}|[A-Z]{2}\d{9}CA)$/,
    page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  },
  purolator: {
    name: 'Purolator',
    numbers: /^(\d{12}|[A-Z]{3}\d{9})$/,
    page: 'https://www.purolator.com/en/shipping/tracker?pin=',
  },
  ups: { name: 'UPS', numbers: /^1Z[A-Z\d]{16}$/, page: 'https://www.ups.com/track?tracknum=' },
  fedex: {
    name: 'FedEx',
    numbers: /^(\d{12}|\d{15}|\d{20})$/,
    page: 'https://www.fedex.com/fedextrack/?trknbr=',
  },
  canpar: {
    name: 'Canpar Express',
    numbers: /^D\d{21}$/,
    page: 'https://www.canpar.com/en/tracking/track.htm?barcode=',
  },
} as const;

export type Carrier = keyof typeof CARRIERS;

export const CARRIER_IDS = Object.keys(CARRIERS) as [Carrier, ...Carrier[]];

/** A parcel's carrier and number. */
export type Tracking = { carrier: Carrier; number: string };

export const carrierName = (carrier: Carrier): string => CARRIERS[carrier].name;

/** A tracking number as it is stored: capitals, without the spaces and dashes that labels have. */
export const trackingNumber = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** The carriers whose format this number (as stored) matches, likeliest first. */
export const carriersOf = (number: string): Carrier[] =>
  CARRIER_IDS.filter((carrier) => CARRIERS[carrier].numbers.test(number));

/** Where the customer follows a parcel (SHIPPING-9). */
export const trackingPage = ({ carrier, number }: Tracking): string =>
  `${CARRIERS[carrier].page}${encodeURIComponent(number)}`;

/** 'Canada Post 7035114477138472'. */
export const trackingText = ({ carrier, number }: Tracking): string => `${carrierName(carrier)} ${number}`;
