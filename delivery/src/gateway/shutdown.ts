import type { Server, ServerResponse } from 'node:http';

/** How long answers that are under way may take after SIGTERM: longer than the API gives its own. */
const GRACE_MS = 20_000;
/** How often connections are checked: one is closed once its answer is out. */
const CLOSE_EVERY_MS = 100;

/**
 * Returns how to shut a server down: it takes no new connections, lets open requests finish, ends event
 * streams, whose pages come back by themselves, and cuts what is still open after the grace period.
 */
export function gracefulShutdown(server: Server, graceMs = GRACE_MS): () => void {
  const open = new Set<ServerResponse>();
  server.on('request', (_request, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return () => {
    for (const response of open) if (isStream(response)) response.end();
    const closing = setInterval(() => server.closeIdleConnections(), CLOSE_EVERY_MS);
    const insisting = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(closing);
      clearTimeout(insisting);
    });
  };
}

const isStream = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');
