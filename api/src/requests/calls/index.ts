export { csvOf, FILE_READING_MS, sendCsv, type Table } from './csv.ts';
export { type Encoded, encoded, sendEncoded } from './encoded.ts';
export { eventStream } from './event-stream.ts';
export type { Answer, Call, Handler, Handlers } from './handler.ts';
export { sendLists } from './json-file.ts';
export { SENT } from './sent.ts';
export { serveCalls } from './serve.ts';
