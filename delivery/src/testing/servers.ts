import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const open: Server[] = [];

/** Ends a server at once; at the latest the test's end does. */
export function end(server: Server): void {
  server.closeAllConnections();
  server.close();
}

afterEach(() => open.splice(0).forEach(end));

/** Starts a server for this test; its address comes along. */
export async function serve(answer: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  open.push(server);
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The registry that a page carries. */
export const registryIn = (html: string) =>
  JSON.parse(/id="release-registry">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
