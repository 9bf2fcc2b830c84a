import { z } from 'zod';

/** What a stream of events is asked with by a page that comes back; the header `Last-Event-ID` says the same. */
export const eventsQuery = z.object({ lastEventId: z.string().max(40).optional() });
