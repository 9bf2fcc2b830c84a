import type { Request, Response } from 'express';
import { HEARTBEAT_MS } from 'shared-domain/client';
import type { eventsQuery } from 'shared-domain/contracts';
import { clientAddress } from 'shared-domain/network';
import type { z } from 'zod';
import type { Configuration } from '../../foundation/configuration/index.ts';
import type { Live, Topic } from '../../foundation/live/index.ts';
import { problem } from '../problems/index.ts';
import { SENT } from './sent.ts';

/** Debounce interval: longer than a process may cache a revision. */
const GATHER_MS = 80;
/** Maximum open streams per address, which several browsers of a home or office share. */
const PER_ADDRESS = 30;
const LOCAL_FACTOR = 10;
/** A client with this many unread bytes is considered dead. */
const UNREAD_BYTES = 64 * 1024;

const HERE = 'event: here\ndata: {}\n\n';

type Streaming = { live: Live; configuration: Pick<Configuration, 'localMode'> };

type StreamSource = {
  topic: Topic;
  /** The event's name. */
  event: string;
  /** The event's data; undefined sends no event. */
  data: (revision: number, request: Request) => object | undefined | Promise<object | undefined>;
  /**
   * Other topics on the same connection, since browsers limit connections. Their events carry no id, so a
   * client that reconnects refetches these topics.
   */
  also?: Omit<StreamSource, 'also'>[];
};

type StreamRequest = { query: z.output<typeof eventsQuery>; request: Request; response: Response };

/**
 * A stream of server-sent events about a topic. It starts with the current revision as its id, so that a browser that
 * reconnects with `Last-Event-ID` learns at once what it missed. A page that opens a new stream can't send
 * that header and puts the id in the address.
 */
export function eventStream(deps: Streaming, source: StreamSource): (call: StreamRequest) => typeof SENT {
  const open = new Map<string, number>();
  const most = PER_ADDRESS * (deps.configuration.localMode ? LOCAL_FACTOR : 1);
  return ({ query, request, response }) => {
    // A closed response won't emit 'close' again, so its heartbeat would never stop.
    if (response.closed) return SENT;
    const address = clientAddress(request);
    const count = open.get(address) ?? 0;
    if (count >= most)
      throw problem('too_many_requests', { retryAfter: 60, headers: { 'Retry-After': '60' } });
    open.set(address, count + 1);
    response.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    follow(deps, { ...source, last: request.get('Last-Event-ID') ?? query.lastEventId }, request, response);
    return SENT;
  };
}

/** `last` is the id of the last event that the page has seen. */
type Followed = StreamSource & { last: string | undefined };

function follow(deps: Streaming, { last, ...source }: Followed, request: Request, response: Response): void {
  response.set({
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-cache',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  const write = (text: string) => {
    if (response.writableLength > UNREAD_BYTES) response.destroy();
    else response.write(text);
  };
  const seen = deps.live.seen(source.topic);
  const main = eventSender(
    deps,
    { ...source, id: (revision) => `id: ${revision}\n` },
    request,
    response,
    write,
  );
  for (const other of source.also ?? [])
    eventSender(deps, { ...other, id: () => '' }, request, response, write);
  const heartbeat = setInterval(() => write(HERE), HEARTBEAT_MS);
  const endWaiting = deps.live.onClose(() => response.end());
  response.once('close', () => {
    clearInterval(heartbeat);
    endWaiting();
  });
  write(`retry: 3000\nid: ${seen}\n${HERE}`);
  if (last !== undefined && last !== String(seen)) main();
}

type EventSender = Omit<StreamSource, 'also'> & { id: (revision: number) => string };

/**
 * Writes an event shortly after each change of a topic, until the response ends. Returns a function that triggers one
 * now.
 */
function eventSender(
  { live }: Streaming,
  { topic, event, data, id }: EventSender,
  request: Request,
  response: Response,
  write: (text: string) => void,
): () => void {
  let gathering: NodeJS.Timeout | undefined;
  const tell = async () => {
    gathering = undefined;
    const revision = live.seen(topic);
    const said = await data(revision, request);
    if (said !== undefined) write(`${id(revision)}event: ${event}\ndata: ${JSON.stringify(said)}\n\n`);
  };
  const gather = () => {
    gathering ??= setTimeout(() => {
      tell().catch((cause: unknown) => response.destroy(cause as Error));
    }, GATHER_MS);
  };
  const endListening = live.listen(topic, gather);
  response.once('close', () => {
    clearTimeout(gathering);
    endListening();
  });
  return gather;
}
