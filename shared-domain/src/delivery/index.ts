export { closingOf, deliveryDays, isLate, isServed, weekdayNumber } from './days.ts';
export { type DeliveryPromise, promiseOf, promiseWords } from './promise.ts';
export { TRADE_UNITS, tradeUnitsOf } from './trade-units.ts';
export { weekdayDate } from './weekday-date.ts';
export { deadlineWords, shortfallWords, timeLeft } from './words.ts';
export {
  type ClosedDate,
  compactPostalCode,
  type DeliveryPlan,
  type DeliveryZone,
  isPrefix,
  WEEKDAYS,
  type Weekday,
  withZone,
  ZONE_COLOURS,
  zoneOf,
} from './zone.ts';
