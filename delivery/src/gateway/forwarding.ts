import { Agent, type ClientRequest, type IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import { createProxyServer } from 'http-proxy-3';
import { clientAddress } from '../../../shared-domain/src/foundation/network/index.ts';
import { receivedOf } from './bodies.ts';
import { problem } from './problems.ts';
import { isSending, readRest } from './rest.ts';
import { isFromThisMachine } from './this-machine.ts';

/** Milliseconds of silence, heartbeats included, after which a server counts as down. */
const SILENCE_MS = 120_000;

const SAFE = new Set(['GET', 'HEAD']);

/** What the gateway, or its trusted proxies (`trustedProxies`), know about the client. */
export function forwardingHeaders(request: Parameters<RequestHandler>[0]): Record<string, string> {
  const { protocol, headers } = request;
  const id = headers['x-request-id'];
  return {
    ...(isFromThisMachine(request) ? { 'x-from-this-machine': 'yes' } : {}),
    'x-forwarded-for': clientAddress(request),
    'x-forwarded-proto': protocol,
    'x-forwarded-host': headers.host ?? '',
    ...(typeof id === 'string' ? { 'x-request-id': id } : {}),
  };
}

/** Sets the forwarding headers and discards those that a visitor sent. */
function stampForwarding(request: Parameters<RequestHandler>[0]): void {
  const { headers } = request;
  const seen = forwardingHeaders(request);
  for (const name of Object.keys(headers)) {
    if (name.startsWith('x-forwarded-') || name === 'forwarded' || name === 'x-real-ip') delete headers[name];
  }
  // Hop-by-hop: the visitor's connection header doesn't apply to ours.
  delete headers.connection;
  delete headers['x-from-this-machine'];
  Object.assign(headers, seen);
}

/**
 * If the server breaks off its response, ours is aborted too: a clean end would make it look complete, also to an
 * HTTP/1.0 proxy in front.
 */
function breakOffWith(answer: IncomingMessage, response: ServerResponse): void {
  answer.once('close', () => {
    if (answer.complete) return;
    response.socket?.resetAndDestroy();
    response.destroy();
  });
}

/** Passes on a response that arrives before the request is complete, and stops sending the rest of it. */
function handOnEarly(answer: IncomingMessage, request: IncomingMessage): void {
  answer.headers.connection = 'keep-alive';
  answer.once('end', () => {
    readRest(request);
    (answer as IncomingMessage & { req: ClientRequest }).req.destroy();
  });
}

/** Sends the buffered body in place of the request's stream, which has been read. */
function bodyOf(request: Parameters<RequestHandler>[0]): Readable | undefined {
  const { headers } = request;
  const received = receivedOf(request);
  if (received === undefined) return undefined;
  delete headers['transfer-encoding'];
  headers['content-length'] = String(received.length);
  return Readable.from([received], { objectMode: false });
}

/**
 * Proxies requests to another of our servers with an unchanged path, streaming in both directions: uploads of 50 MB and
 * event streams that stay open for hours. `name` is what the response calls the server when it is down.
 */
export function forwardTo(target: string, name: string): RequestHandler {
  const agent = new Agent({ keepAlive: true });
  const proxy = createProxyServer({
    target,
    agent,
    changeOrigin: false,
    xfwd: false,
    proxyTimeout: SILENCE_MS,
  });
  const passed = new WeakMap<IncomingMessage, ClientRequest>();
  proxy.on('proxyReq', (outgoing, request) => passed.set(request, outgoing));
  proxy.on('proxyRes', (answer, request, response) => {
    // Hop-by-hop: whether the server keeps its connection open doesn't concern the client's.
    delete answer.headers.connection;
    delete answer.headers['keep-alive'];
    breakOffWith(answer, response);
    if (isSending(request)) handOnEarly(answer, request);
  });
  proxy.on('error', (_failure, request, response) => {
    // A response that has begun can only be completed or aborted.
    if (!(response instanceof ServerResponse) || response.headersSent) return;
    if (request.socket.destroyed) return;
    // A keep-alive connection may just have been closed by the server, which doesn't mean that it is down.
    if (passed.get(request)?.reusedSocket && SAFE.has(request.method ?? '')) {
      proxy.web(request, response, { agent: false });
      return;
    }
    problem(
      response,
      503,
      'unavailable',
      `${name} can't be reached right now. Please try again in a moment.`,
    );
  });
  return (request, response) => {
    // Its 'close' won't come again, so nothing would end what is asked for it.
    if (response.closed) return;
    stampForwarding(request);
    request.url = request.originalUrl;
    proxy.web(request, response, { buffer: bodyOf(request) });
  };
}
