import type { Deps } from '../../foundation/dependencies.ts';
import { type Handlers, SENT } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { photoOf } from './read.ts';

/** The photo of a stop, for staff only: nothing between keeps it (DRIVER-19). */
export const proofHandlers = ({ connection }: Deps): Handlers<'proofPhoto'> => ({
  proofPhoto: async ({ params, response }) => {
    const photo = await photoOf(connection, params.id);
    if (!photo) throw problem('photo_not_found');
    response
      .set({ 'Cache-Control': 'private, no-store', 'Content-Security-Policy': "default-src 'none'" })
      .type('image/jpeg')
      .send(photo);
    return SENT;
  },
});
