import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The baseline: a Node server that answers every request with the given bytes. It receives the response on
 * its IPC channel and returns its port.
 */
type Sent = { status: number; headers: Record<string, string>; body: string };

process.once('message', ({ status, headers, body }: Sent) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit());
