export { closingOf, deliveryDays, isLate, isServed, weekdayNumber } from './days.ts';
export { deadlineText, momentText, shortfallText, timeLeft } from './delivery-text.ts';
export { type DeliveryPromise, promiseOf, promiseText } from './promise.ts';
export { TRADE_UNITS, tradeUnitsOf } from './trade-units.ts';
export { weekdayDate } from './weekday-date.ts';
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
