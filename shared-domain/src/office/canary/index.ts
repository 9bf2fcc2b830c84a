export {
  type MeasureName,
  rateOf,
  type SideTally,
  type Tally,
  VITAL_BUDGETS,
  type Vital,
} from './measures.ts';
export { verdictOn } from './verdict.ts';
