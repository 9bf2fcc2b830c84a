import { breweryOf } from '../brand-marks/breweries.ts';
import { COMPANY_COLOUR, COMPANY_EMBLEM } from '../brand-marks/company-emblem.ts';
import { CROWN_CAP_PATH } from '../brand-marks/crown-cap-path.ts';
import { type ArtProduct, type Form, VIEW_BOXES } from './form.ts';
import type { Lettering } from './lettering.ts';
import { paint, paintOnce } from './paint.ts';
import { PICTURE_WIDTHS, type PictureWidth } from './picture.ts';
import { subjectOf } from './subject-of.ts';

/** SVG documents for pictures and mails, without React or a browser. */

export { rounded } from './geometry.ts';
export type { LabelLine, Lettering } from './lettering.ts';
export { type PictureWidth, pictureVersion } from './picture.ts';

/** A product's drawing with lettering of the caller's, in a width in pixels. */
export function paintedPicture(product: ArtProduct, width: PictureWidth, lettering: Lettering): string {
  const subject = { ...subjectOf(product, width === PICTURE_WIDTHS[0]), lettering };
  const { initial } = subject.brewery;
  if (initial !== undefined)
    subject.brewery = { ...subject.brewery, emblem: initialEmblem(initial, lettering) };
  const [left, , wide, high] = boxOf(subject.form);
  const height = Math.round((width * high) / wide);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${VIEW_BOXES[subject.form]}">` +
    `${fadedShadow(left + wide)}<g mask="url(#fade)">${paintOnce(subject, 'a')}</g></svg>`
  );
}

/** A guest brewery's initial, in its emblem's box. */
const initialEmblem = (text: string, lettering: Lettering) => (fill: string) =>
  lettering(
    {
      text,
      curve: [
        [-24, 13],
        [0, 13],
        [24, 13],
      ],
      family: 'display',
      size: 38,
      weight: 700,
      spacing: 0,
      italic: false,
      fill,
      opacity: 1,
    },
    '',
  );

/** On a page a shadow goes on beyond its drawing; in a picture it fades out before the right edge. */
const fadedShadow = (right: number) =>
  `<linearGradient id="fading" gradientUnits="userSpaceOnUse" x1="${right - 18}" x2="${right}"><stop stop-color="#fff"/><stop offset="1"/></linearGradient>` +
  `<mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="240" height="320"><path d="M0 0H240V320H0Z" fill="url(#fading)"/></mask>`;

const PAPER = [251, 247, 239] as const;
/** Share of the brewery's colour in its stage, as on the site. */
const TINT = 0.14;
/** Box of a stage, in units of the document: a cart's thumbnail. */
const STAGE = { width: 56, height: 64, radius: 9, margin: 6 } as const;

/** A product's drawing on its stage, as in a cart, without lettering, which would be too small. */
export function paintedProduct(product: ArtProduct): string {
  const subject = subjectOf(product, true);
  const { width, height, radius, margin } = STAGE;
  const [left, top, wide, high] = boxOf(subject.form);
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

const boxOf = (form: Form) => VIEW_BOXES[form].split(' ').map(Number) as [number, number, number, number];
