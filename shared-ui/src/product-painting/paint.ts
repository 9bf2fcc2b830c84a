import { isKegForm } from './form.ts';
import type { Subject } from './subject.ts';
import { paintBottle } from './vessels/bottle.ts';
import { paintCan } from './vessels/can.ts';
import { paintCarton } from './vessels/carton.ts';
import { paintKeg } from './vessels/keg.ts';

/** Placeholder for a drawing's id. */
const ID_PLACE = '§';

/** Cached drawings; a large catalogue's page has hundreds of labels. */
const KEPT = 600;

const finished = new Map<string, string>();

/**
 * The content of a product's SVG. Gradients only, so that it can be rasterised for emails.
 * @param id starts every id inside; two drawings on a page need two.
 */
export function paint(subject: Subject, id: string): string {
  const key = [
    subject.form,
    subject.brewery.name,
    subject.palette.ground,
    ...subject.lines,
    subject.style,
    subject.abv,
    subject.volume,
    subject.plain,
  ].join('|');
  const known = finished.get(key) ?? paintOnce(subject, ID_PLACE);
  if (finished.size >= KEPT) finished.clear();
  finished.set(key, known);
  return known.replaceAll(ID_PLACE, id);
}

/** The same, not cached, and with the subject's own lettering. */
export function paintOnce(subject: Subject, id: string): string {
  if (subject.form === 'can') return paintCan(subject, id);
  if (subject.form === 'carton') return paintCarton(subject, id);
  return isKegForm(subject.form) ? paintKeg(subject, id) : paintBottle(subject, id);
}
