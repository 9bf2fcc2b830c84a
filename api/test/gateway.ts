import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const SINCE = '2026-11-20T10:00:00.000Z';
const stored = (release: string) => ({ release, version: '1.0.0', builtAt: '2026-11-19T10:00:00.000Z' });

export type Gateway = {
  url: string;
  /** What it was asked to roll back. */
  asked: { path?: string | undefined; client?: unknown; body: string }[];
  close: () => void;
};

/** The gateway's register of releases, as far as it matters here: what runs, and a way back. */
export async function openGateway(): Promise<Gateway> {
  let running = '1.0.0+new';
  const asked: Gateway['asked'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'POST') {
      asked.push({ path: request.url, client: request.headers['x-releases-client'], body });
      if (running === '1.0.0+old') {
        response.writeHead(422, { 'Content-Type': 'application/problem+json' });
        return response.end(JSON.stringify({ detail: 'There is no release before this one.' }));
      }
      running = '1.0.0+old';
      return response.end('{}');
    }
    const app = {
      app: 'mfe-dtc',
      release: running,
      version: '1.0.0',
      since: SINCE,
      by: 'nora',
      commit: 'abc',
    };
    response.end(
      JSON.stringify({ apps: { mfe_dtc: { ...app, stored: ['1.0.0+new', '1.0.0+old'].map(stored) } } }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/registry`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
