import { company } from 'shared-domain/company';

const { cap, ink, strokes } = company.logo;

/** The company's emblem; SVG markup in a box of 54 around 0,0. */
export const COMPANY_EMBLEM = strokes
  .map(({ d, width }) =>
    width === undefined
      ? `<path d="${d}" fill="${ink}"/>`
      : `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`,
  )
  .join('');

/** The metal of the company's caps. */
export const COMPANY_COLOUR = cap;
