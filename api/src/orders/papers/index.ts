export { withFonts } from './fonts.ts';
export { answerPdf, documentHandlers, sendPdf } from './handlers.ts';
export { printable } from './printable.ts';
