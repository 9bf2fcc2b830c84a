export { LICENSEE_COOKIE, type Licensee, licenseeOf, requireLicensee } from './licensee.ts';
export { limit } from './limit.ts';
export { pricedAt, refuseLookingAhead } from './looking-ahead.ts';
export { isOurOrigin, originCheck } from './origin.ts';
export { requireStaff, type Staff, staffOf } from './staff.ts';
