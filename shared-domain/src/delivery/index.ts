export { type DeliveryDay, deliveryDays } from './days.ts';
export { type ChosenDay, type DayRefusal, type DeliveryPromise, promiseOf, promiseWords } from './promise.ts';
export { tradeUnitsOf } from './trade-units.ts';
export { deadlineWords, type Shortfall, shortfallWords, timeLeft } from './words.ts';
export {
  type ClosedDate,
  compactPostalCode,
  type DeliveryPlan,
  type DeliveryZone,
  isPrefix,
  WEEKDAYS,
  type Weekday,
  ZONE_COLOURS,
  type ZoneColour,
  zoneOf,
} from './zone.ts';
