import { breweryOf } from '../brand-marks/breweries.ts';
import { COMPANY_COLOUR, COMPANY_EMBLEM } from '../brand-marks/company-emblem.ts';
import { CROWN_CAP_PATH } from '../brand-marks/crown-cap-path.ts';
import { type ArtProduct, VIEW_BOXES } from './form.ts';
import { paint } from './paint.ts';
import { subjectOf } from './subject-of.ts';

/** SVG documents for mails, without React or a browser. */

const PAPER = [251, 247, 239] as const;
/** Share of the brewery's colour in its stage, as on the site. */
const TINT = 0.14;
/** Box of a stage, in units of the document: a cart's thumbnail. */
const STAGE = { width: 56, height: 64, radius: 9, margin: 6 } as const;

/** A product's drawing on its stage, as in a cart, without lettering, which would be too small. */
export function paintedProduct(product: ArtProduct): string {
  const subject = subjectOf(product, true);
  const { width, height, radius, margin } = STAGE;
  const [left, top, wide, high] = VIEW_BOXES[subject.form].split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const box = `x="${margin}" y="${margin}" width="${width - 2 * margin}" height="${height - 2 * margin}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" rx="${radius}" fill="${stageColour(product.hiddenCategory)}"/>` +
    `<svg ${box} viewBox="${left} ${top} ${wide} ${high}">${paint(subject, 'a')}</svg></svg>`
  );
}

/** The company's crown cap. */
export function paintedMark(): string {
  const cap = `<path d="${CROWN_CAP_PATH}" fill="${COMPANY_COLOUR}"/><circle r="20" fill="#fff" opacity=".16"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-28 -28 56 56">${cap}${COMPANY_EMBLEM}</svg>`;
}

function stageColour(brand: string | null | undefined): string {
  const { colour } = breweryOf(brand);
  const mixed = PAPER.map((paper, at) => {
    const own = Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16);
    return Math.round(own * TINT + paper * (1 - TINT));
  });
  return `rgb(${mixed.join()})`;
}
