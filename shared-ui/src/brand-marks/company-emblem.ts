const INK = '#12372A';

/** The company's emblem, the Lions over the sea; SVG markup in a box of 54 around 0,0. */
export const COMPANY_EMBLEM = [
  `<path d="M-15 5-5.5-9.5-1.5-3.5 3.5-12.5 15 5Z" fill="${INK}"/>`,
  `<path d="M-15.5 8.2q3.9-3.2 7.75 0t7.75 0 7.75 0 7.75 0" fill="none" stroke="${INK}" stroke-width="2.3" stroke-linecap="round"/>`,
  `<path d="M-10 13q3.3-2.7 6.7 0t6.6 0 6.7 0" fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>`,
].join('');

/** The metal of the company's caps. */
export const COMPANY_COLOUR = '#E3A04F';
