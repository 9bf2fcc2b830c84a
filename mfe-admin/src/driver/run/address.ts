/** A link that opens the phone's map. */
export const mapLinkOf = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** '777 W Cordova Street' of a comma-separated address. */
export const streetOf = (address: string): string => address.split(', ')[0] ?? '';

/** 'Vancouver, BC, V6C 1A1' */
export const restOf = (address: string): string => address.split(', ').slice(1).join(', ');
