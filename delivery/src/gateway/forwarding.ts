import { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { createProxyServer } from 'http-proxy-3';
import { problem } from './problems.ts';

/**
 * Says who asks and how: as the gateway saw it, or as the proxies said that it trusts (`trustedProxies`). What the
 * visitor claims in the same headers is thrown away.
 */
function stampForwarding(request: Parameters<RequestHandler>[0]): void {
  const { ip = '', protocol, headers } = request;
  for (const name of Object.keys(headers)) {
    if (name.startsWith('x-forwarded-') || name === 'forwarded' || name === 'x-real-ip') delete headers[name];
  }
  headers['x-forwarded-for'] = ip;
  headers['x-forwarded-proto'] = protocol;
  headers['x-forwarded-host'] = headers.host ?? '';
}

/**
 * Passes requests on to another server of ours, with their path as it is, streaming in both directions: uploads of
 * 50 MB and event streams that stay open for hours. `name` says in an answer which part of the house is away.
 */
export function forwardTo(target: string, name: string): RequestHandler {
  const proxy = createProxyServer({ target, changeOrigin: false, xfwd: false });
  proxy.on('error', (_failure, request, response) => {
    if (!(response instanceof ServerResponse)) return;
    if (request.socket.destroyed) return;
    problem(
      response,
      503,
      'unavailable',
      `${name} can't be reached right now. Please try again in a moment.`,
    );
  });
  return (request, response) => {
    stampForwarding(request);
    request.url = request.originalUrl;
    proxy.web(request, response);
  };
}
