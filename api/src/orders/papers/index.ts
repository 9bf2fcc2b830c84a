export { spellingNote, withFonts } from './fonts.ts';
export { answerPdf, invoiceFile, newDocument, paperHandlers, sendPdf } from './handlers.ts';
export { totalsOf } from './totals.ts';
