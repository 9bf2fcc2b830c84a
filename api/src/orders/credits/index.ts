export { creditNoteOf } from './credit-note.ts';
export { creditHandlers, sendCreditNote } from './handlers.ts';
export { creditNumberHandler } from './number.ts';
export { noteReturns } from './returns.ts';
export { creditNumberModel, numberOf } from './series.ts';
