import type { BreweryKey } from '../../brand-marks/breweries.ts';
import type { Wall } from '../geometry.ts';
import { labelPen } from '../label-pen.ts';
import type { Subject } from '../subject.ts';
import { containerLabel } from './container.ts';
import { curiousLabel } from './curious.ts';
import { czechLabel } from './czech.ts';
import { forceLabel } from './force.ts';
import { fugglesLabel } from './fuggles.ts';
import type { Label } from './label.ts';

const LABELS: Record<BreweryKey, Label> = {
  container: containerLabel,
  curious: curiousLabel,
  czech: czechLabel,
  force: forceLabel,
  fuggles: fugglesLabel,
  guest: containerLabel,
};

/** A product's label around the wall of its vessel. `prefix` starts the ids that it makes. */
export function paintLabel(subject: Subject, wall: Wall, prefix: string): string {
  const height = wall.bottom - wall.top;
  const task = {
    subject,
    wall,
    prefix,
    pen: labelPen(wall, prefix, subject.lettering),
    at: (share: number) => wall.top + height * share,
    share: (share: number) => height * share,
  };
  const label = LABELS[subject.brewery.key];
  return subject.form === 'can' ? label.can(task) : label.wrap(task);
}
