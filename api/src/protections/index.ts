export { LICENSEE_COOKIE, type Licensee, licenseeOf, requireLicensee } from './licensee.ts';
export { type LimitClass, limit } from './limit.ts';
export { pricedAt, refuseLookingAhead } from './looking-ahead.ts';
export { isOurOrigin, originCheck } from './origin.ts';
export { requireStaff, type Staff, signedInStaff, staffOf } from './staff.ts';
export { type Checked, checked, type Schemas, validated } from './validate.ts';
