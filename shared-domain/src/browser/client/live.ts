import { addressOf } from './transport.ts';

/** An event's data, and the id of the last event that had one. */
export type StreamEvent = { data?: string; lastEventId?: string };

/** The part of the browser's EventSource that is used. */
export interface EventSourceLike {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: StreamEvent) => void): void;
  close(): void;
}

export interface LiveOptions {
  /** Opens the stream of an address: `(address) => new EventSource(address)`. */
  open: (address: string) => EventSourceLike;
  schedule: (task: () => void, milliseconds: number) => () => void;
}

export interface LiveHandlers<Data> {
  /** The name of the events to listen to. */
  event: string;
  onEvent: (data: Data) => void;
  /** Events of other names that the same stream carries. */
  also?: Record<string, (data: unknown) => void>;
  /** The stream is open; `again` after a gap in which events may have been missed. */
  onOpen?: (again: boolean) => void;
  /** The stream is down and will be retried. */
  onDown?: () => void;
}

/** Follows a stream of server-sent events until the returned function is called. */
export type FollowLive = <Data>(address: string, handlers: LiveHandlers<Data>) => () => void;

/** A stream sends `here` this often, in milliseconds: browsers hide comments from pages, so it is an event. */
export const HEARTBEAT_MS = 15_000;
const LONGEST_SILENCE = 3 * HEARTBEAT_MS;

const CLOSED = 2;
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

function parsed<Data>(text: string | undefined): Data | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Data);
  } catch {
    return undefined;
  }
}

/**
 * Live events with reconnection. The browser reconnects after a broken connection by itself, but gives up when the
 * server answers with an error (a release, an overload): this then opens a new stream after 1 s, 2 s, 4 s ... at most
 * 30 s. A stream that misses three heartbeats is replaced at once: its server may be gone without notice. A new stream
 * can't send `Last-Event-ID`, so its address carries the id. Events that don't parse are dropped.
 */
export function createLive({ open, schedule }: LiveOptions): FollowLive {
  return (address, handlers) => {
    let source: EventSourceLike | null = null;
    let wait = FIRST_WAIT;
    let opened = false;
    let lastEventId = '';
    let cancel = () => {};

    const next = (step: () => void, milliseconds: number) => {
      cancel();
      cancel = schedule(step, milliseconds);
    };
    const watchHeartbeat = () => next(replace, LONGEST_SILENCE);
    const replace = () => {
      source?.close();
      handlers.onDown?.();
      connect();
    };
    const connect = () => {
      const current = open(addressOf('', address, { lastEventId }));
      source = current;
      watchHeartbeat();
      const hear = (name: string, onEvent: (event: StreamEvent) => void) =>
        current.addEventListener(name, (event) => {
          if (source === current) onEvent(event);
        });
      const read = (name: string, onEvent: (value: never) => void) =>
        hear(name, (event) => {
          lastEventId = event.lastEventId ?? lastEventId;
          watchHeartbeat();
          const value = parsed<never>(event.data);
          if (value !== undefined) onEvent(value);
        });
      hear('open', () => {
        wait = FIRST_WAIT;
        watchHeartbeat();
        handlers.onOpen?.(opened);
        opened = true;
      });
      read('here', () => undefined);
      read(handlers.event, handlers.onEvent);
      for (const [name, onEvent] of Object.entries(handlers.also ?? {})) read(name, onEvent);
      hear('error', () => {
        handlers.onDown?.();
        if (current.readyState !== CLOSED) return watchHeartbeat();
        next(connect, wait);
        wait = Math.min(wait * 2, LONGEST_WAIT);
      });
    };
    connect();

    return () => {
      cancel();
      source?.close();
      source = null;
    };
  };
}
