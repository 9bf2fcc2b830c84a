import { sightsForEveryone } from './for-everyone.ts';
import { sightsForStaff } from './for-staff.ts';
import { type SightOptions, sightDrawer } from './sight.ts';

export type { FirstSight } from './sight.ts';
export { visitorOf } from './visitor.ts';

/** What pages look like before their scripts run. */
export function firstSights(options: SightOptions) {
  const draw = sightDrawer(options);
  return { forEveryone: sightsForEveryone(options, draw), forStaff: sightsForStaff(options, draw) };
}
