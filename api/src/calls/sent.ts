/** What a handler returns that has answered by itself: a 304, a file, a stream. */
export const SENT = { answered: 'by the handler' } as const;
