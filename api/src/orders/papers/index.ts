export { withFonts } from './fonts.ts';
export { answerPdf, paperHandlers, sendPdf } from './handlers.ts';
export { printable } from './printable.ts';
export { totalsOf } from './totals.ts';
