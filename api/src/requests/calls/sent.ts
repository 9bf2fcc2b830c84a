/** What a handler returns once it has sent the response itself: a 304, a file, a stream. */
export const SENT = { answered: 'by the handler' } as const;
