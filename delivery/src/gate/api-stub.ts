import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { type Endpoint, endpoints } from 'shared-domain/contracts';
import { z } from 'zod';
import { patternOf } from './api-calls.ts';
import { exampleOf } from './example.ts';
import { answersFor, type Visitor } from './small-shop.ts';

/** Every API call with its address pattern, those without parameters first. */
const calls = (Object.values(endpoints) as Endpoint[])
  .map((endpoint) => ({ endpoint, pattern: patternOf(`${endpoint.method} ${endpoint.path}`) }))
  .sort((one, other) => Number(one.endpoint.path.includes(':')) - Number(other.endpoint.path.includes(':')));

/** The parameters of an address (`{ id: '1' }`) by the path of its call (`/api/products/:id`). */
const parametersOf = (path: string, values: string[]): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = ''], at) => [name, values[at] ?? '']));

/** A valid response by the call's contract, containing the address's parameters. */
function contractAnswer(schema: z.ZodType, parameters: Record<string, string>): unknown {
  const example = exampleOf(z.toJSONSchema(schema, { io: 'output' }));
  if (typeof example !== 'object' || example === null) return example;
  const named = Object.entries(parameters).filter(([name]) => typeof Reflect.get(example, name) === 'string');
  return { ...example, ...Object.fromEntries(named) };
}

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const isJson = request.headers['content-type']?.startsWith('application/json');
  return isJson ? json(request) : request.resume() && undefined;
};

function send(response: ServerResponse, status: number, body?: unknown, type = 'application/json') {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(type.endsWith('json') && body !== undefined ? JSON.stringify(body) : body);
}

/** Every picture of the small shop, transparent, as wide as a card's. */
export const PICTURE = {
  type: 'image/webp',
  bytes: Buffer.from('UklGRigAAABXRUJQVlA4TBsAAAAvP8FPEAcQERFQkLYBU//ydyP6n9z/+3//FQAA', 'base64'),
};

const NOTHING_HERE = {
  type: 'about:blank',
  title: 'Not Found',
  status: 404,
  code: 'not_found',
  detail: 'Nothing here.',
};

async function answer(visitor: Visitor, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gate');
  const body = (await bodyOf(request)) as never;
  // In place of the payment page: takes the money and sends the customer back.
  const back = pathname === '/local/payment' && searchParams.get('back');
  if (back) return void response.writeHead(303, { location: back }).end();
  const asked = `${request.method} ${pathname}`;
  const call = calls.find(({ pattern }) => pattern.test(asked));
  if (!call) return send(response, 404, NOTHING_HERE, 'application/problem+json');
  const { method, path, status, response: schema, produces = 'text/plain' } = call.endpoint;
  // 204 stops an EventSource from reconnecting, so the network goes idle and the visit can end.
  if (produces === 'text/event-stream') return void response.writeHead(204).end();
  if (produces.startsWith('image/')) return send(response, status, PICTURE.bytes, PICTURE.type);
  const parameters = parametersOf(path, call.pattern.exec(asked)?.slice(1) ?? []);
  const known = answersFor(visitor)[`${method} ${path}`];
  if (!known && !schema)
    return send(response, status, status === 204 ? undefined : 'of the small shop', produces);
  const usual = schema && contractAnswer(schema, parameters);
  return send(response, status, known ? known({ body, query: searchParams, parameters, usual }) : usual);
}

/** Starts a stub API for one visitor that answers every call with realistic data. The caller closes it. */
export async function startApiStub(visitor: Visitor): Promise<Server> {
  const server = createServer((request, response) => {
    answer(visitor, request, response).catch((failure) => response.destroy(failure));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
