import type { Wall } from '../geometry.ts';
import type { LabelPen } from '../label-pen.ts';
import type { Subject } from '../subject.ts';

/** A label painter's input. */
export type LabelTask = {
  subject: Subject;
  wall: Wall;
  pen: LabelPen;
  /** Starts the ids that it makes. */
  prefix: string;
  /** The y of a share of the label, from 0 at its top to 1 at its bottom. */
  at: (share: number) => number;
  /** A share of the label's height. */
  share: (share: number) => number;
};

/** A brewery's label designs, for cans and for bottles and kegs. */
export type Label = { can: (task: LabelTask) => string; wrap: (task: LabelTask) => string };

/** '6.5% ALC./VOL.  473 ML': as far as known. */
export function smallPrint({ abv, volume }: Subject, text = ' ALC./VOL.'): string {
  const strength = abv === undefined ? '' : `${abv.toFixed(1)}%${text}`;
  return [strength, volume ? `${volume} ML` : ''].filter(Boolean).join('  ');
}
