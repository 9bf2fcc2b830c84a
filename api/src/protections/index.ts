export { openRun, requireDriver, runTokenOf } from './driver.ts';
export { inTime } from './in-time.ts';
export { beginLicenseeSession, type Licensee, licenseeOf, requireLicensee } from './licensee.ts';
export { addressOf, limit } from './limit.ts';
export { rateLimitModel, sweepRateLimits } from './limit-store.ts';
export { pricedAt, refuseLookingAhead } from './looking-ahead.ts';
export { isOurOrigin, originCheck } from './origin.ts';
export { notePasskey, requireRecentPasskey } from './passkey.ts';
export { queueBound } from './queue-bound.ts';
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
