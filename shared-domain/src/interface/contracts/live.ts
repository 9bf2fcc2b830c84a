import { z } from 'zod';

/** The last event id of a page that reconnects to a stream; the header `Last-Event-ID` says the same. */
export const eventsQuery = z.object({ lastEventId: z.string().max(40).optional() });
