import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The least that Node can do: sends the bytes that it was given, whatever is asked. Started with the answer to send on
 * its channel; says its port back.
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
