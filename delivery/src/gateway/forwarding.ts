import { Agent, type ClientRequest, type IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import { createProxyServer } from 'http-proxy-3';
import { receivedOf } from './bodies.ts';
import { problem } from './problems.ts';
import { isSending, readRest } from './rest.ts';

/** A server of ours that says nothing for so long, not even a heartbeat, is gone: in milliseconds. */
const SILENCE_MS = 120_000;

/** What may be asked twice. */
const SAFE = new Set(['GET', 'HEAD']);

/**
 * Says who asks and how: as the gateway saw it, or as the proxies said that it trusts (`trustedProxies`). What the
 * visitor claims in the same headers is thrown away.
 */
function stampForwarding(request: Parameters<RequestHandler>[0]): void {
  const { ip = '', protocol, headers } = request;
  for (const name of Object.keys(headers)) {
    if (name.startsWith('x-forwarded-') || name === 'forwarded' || name === 'x-real-ip') delete headers[name];
  }
  // What a visitor's connection is to be says nothing of ours.
  delete headers.connection;
  headers['x-forwarded-for'] = ip;
  headers['x-forwarded-proto'] = protocol;
  headers['x-forwarded-host'] = headers.host ?? '';
}

/**
 * An answer that its server does not finish is broken off for the client too: an end in good order would make it look
 * whole, also to a proxy in front that speaks HTTP/1.0.
 */
function breakOffWith(answer: IncomingMessage, response: ServerResponse): void {
  answer.once('close', () => {
    if (answer.complete) return;
    response.socket?.resetAndDestroy();
    response.destroy();
  });
}

/** Hands on an answer that comes while the client is still sending, and sends its server no more of the request. */
function handOnEarly(answer: IncomingMessage, request: IncomingMessage): void {
  answer.headers.connection = 'keep-alive';
  answer.once('end', () => {
    readRest(request);
    (answer as IncomingMessage & { req: ClientRequest }).req.destroy();
  });
}

/** Puts a body that was received whole in place of the request's own, which has been read. */
function bodyOf(request: Parameters<RequestHandler>[0]): Readable | undefined {
  const { headers } = request;
  const received = receivedOf(request);
  if (received === undefined) return undefined;
  delete headers['transfer-encoding'];
  headers['content-length'] = String(received.length);
  return Readable.from([received], { objectMode: false });
}

/**
 * Passes requests on to another server of ours, with their path as it is, streaming in both directions: uploads of
 * 50 MB and event streams that stay open for hours. `name` says in an answer which part of the house is away.
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
    // Whether its connection to us stays open says nothing of the client's connection.
    delete answer.headers.connection;
    delete answer.headers['keep-alive'];
    breakOffWith(answer, response);
    if (isSending(request)) handOnEarly(answer, request);
  });
  proxy.on('error', (_failure, request, response) => {
    // An answer that has begun comes to its end, or is broken off.
    if (!(response instanceof ServerResponse) || response.headersSent) return;
    if (request.socket.destroyed) return;
    // A connection that was kept may have been closed at its other end just now, which says nothing of the server.
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
    stampForwarding(request);
    request.url = request.originalUrl;
    proxy.web(request, response, { buffer: bodyOf(request) });
  };
}
