import { isDepositFee } from '../products/index.ts';
import { isWithin, PRODUCT_DETAILS } from './details.ts';
import { TEXT_LIMITS } from './text-limits.ts';

// Rules for some fields of a product, whatever the source: the editor, a call, a file.

const UNWRITABLE = /[/\p{Cc}\p{Cs}\u2028\u2029]/u;

/** Path segments that can't be ids: browsers resolve dots away, and `/api/products/events` is the event stream. */
const RESERVED: readonly string[] = ['.', '..', 'events'];

/**
 * Why a text can't be the id (SKU) of a product; null if it can. Ids occur in addresses, file names and mails, and one
 * is reserved for the deposit line.
 */
export function skuProblemOf(id: string): string | null {
  if (id === '') return 'Missing product ID/SKU';
  if (id.length > TEXT_LIMITS.id)
    return `Invalid product ID/SKU (must be at most ${TEXT_LIMITS.id} characters)`;
  if (UNWRITABLE.test(id))
    return "Invalid product ID/SKU (must not contain '/', line ends or control characters)";
  if (isDepositFee(id) || RESERVED.includes(id)) return `Invalid product ID/SKU ('${id}' is reserved)`;
  return null;
}

export const IMAGE_ADDRESS_MESSAGE =
  'Invalid image address (must start with https:// or, for a path of this site, with /)';

const THIS_SITE = 'https://this-site.invalid';

/**
 * Whether an image address is allowed: https or a path of this site; our pages show no picture from http. Parsed as browsers
 * do, which drop line breaks and tabs, so that no other scheme hides behind them.
 */
export function isImageAddress(address: string): boolean {
  const url = parsed(address);
  if (url === null) return false;
  if (url.origin === THIS_SITE) return address.startsWith('/');
  return /^https:/i.test(address) && url.protocol === 'https:';
}

/** Some of the staff's browsers don't have `URL.parse` yet. */
function parsed(address: string): URL | null {
  try {
    return new URL(address, THIS_SITE);
  } catch {
    return null;
  }
}

/** Whether a number can be that of the containers in a unit. */
export const isContainerCount = (containers: number): boolean =>
  isWithin(PRODUCT_DETAILS.containersPerUnit, containers);

/** Whether a number is the volume of a bottle, can or keg: whole millilitres up to 100 litres. */
export const isContainerVolume = (millilitres: number): boolean =>
  isWithin(PRODUCT_DETAILS.containerVolume, millilitres);
