export { dailyShare } from './daily-share.ts';
export { databaseTimeout } from './database-timeout.ts';
export { openRun, requireDriver, runTokenOf } from './driver.ts';
export { pricedAt, refuseInFutureShop } from './future-shop.ts';
export { beginLicenseeSession, type Licensee, licenseeIn, licenseeOf, requireLicensee } from './licensee.ts';
export { limit } from './limit.ts';
export { rateLimitModel, sweepRateLimits } from './limit-store.ts';
export { shedLoad } from './load-shedding.ts';
export { isOurOrigin, originCheck } from './origin.ts';
export { recordPasskey, requireRecentPasskey } from './passkey.ts';
export { isThisMachine } from './same-machine.ts';
export { requireStaff, type Staff, staffOf } from './staff.ts';
export {
  endLicenseeSession,
  holdAgainstStanding,
  isSessionOver,
  refuseUnlessInStanding,
  standingNow,
} from './standing.ts';
export { openStandingOffer, standingOfferToken } from './standing-offer.ts';
