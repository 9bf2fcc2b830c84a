export { holdToRole, refuseWithoutRole } from './account-role.ts';
export {
  forgetOpened,
  openedAddress,
  openedContact,
  openedShare,
  rememberOpened,
  rememberShare,
} from './contact.ts';
export { dailyShare } from './daily-share.ts';
export { databaseTimeout } from './database-timeout.ts';
export { openRun, requireDriver, runTokenOf } from './driver.ts';
export { endedSessionModel, sweepEndedSessions } from './ended-sessions.ts';
export { pricedAt, refuseInFutureShop } from './future-shop.ts';
export {
  beginLicenseeSession,
  type Licensee,
  leaveLicence,
  licenseeIn,
  licenseeOf,
  requireLicensee,
} from './licensee.ts';
export { limit } from './limit.ts';
export { rateLimitModel, sweepRateLimits } from './limit-store.ts';
export { shedLoad } from './load-shedding.ts';
export {
  type BillsLink,
  billsToken,
  type DeliveryOnDay,
  deliveryToken,
  openBillsToken,
  openDeliveryToken,
  openShareToken,
  openStandingOffer,
  openSupplierToken,
  opensOwnOrder,
  ownOrderToken,
  shareToken,
  standingOfferToken,
  supplierToken,
} from './mailed-offers.ts';
export {
  memberIn,
  memberOf,
  personIn,
  requireMember,
  requirePerson,
} from './member.ts';
export { isOurOrigin, originCheck } from './origin.ts';
export { recordPasskey, refuseWithoutPasskey, requireRecentPasskey } from './passkey.ts';
export { isThisMachine } from './same-machine.ts';
export { type ApiKey, requireStaff, type Staff, staffOf } from './staff.ts';
export {
  holdAgainstStanding,
  isSessionOver,
  refuseUnlessInStanding,
  standingNow,
} from './standing.ts';
