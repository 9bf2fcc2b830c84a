import type { Wall } from '../geometry.ts';
import type { LabelPen } from '../label-pen.ts';
import type { Subject } from '../subject.ts';

/** What a brewery's label painter gets. */
export type LabelTask = {
  subject: Subject;
  wall: Wall;
  pen: LabelPen;
  /** Starts the ids that it makes. */
  prefix: string;
  /** The height of a share of the label, 0 at its top, 1 at its bottom. */
  at: (share: number) => number;
  /** A share of the label's height. */
  share: (share: number) => number;
};

/** A label system: how one brewery dresses a can, and how a bottle or keg. */
export type Label = { can: (task: LabelTask) => string; wrap: (task: LabelTask) => string };

/** '6.5% ALC./VOL.  473 ML': as far as known. */
export function smallPrint({ abv, volume }: Subject, words = ' ALC./VOL.'): string {
  const strength = abv === undefined ? '' : `${abv.toFixed(1)}%${words}`;
  return [strength, volume ? `${volume} ML` : ''].filter(Boolean).join('  ');
}
