import type { Server, ServerResponse } from 'node:http';

/** Grace period for open responses after SIGTERM: longer than the API's own. */
const GRACE_MS = 20_000;
/** How often idle connections are closed during shutdown. */
const CLOSE_EVERY_MS = 100;

/**
 * Returns a function that shuts a server down: no new connections, open requests finish, event streams end (their pages
 * reconnect), and whatever is still open after the grace period is cut.
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
