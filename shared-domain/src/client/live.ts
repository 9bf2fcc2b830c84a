/** As much of the browser's EventSource as is used. */
export interface EventSourceLike {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: { data?: string }) => void): void;
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
  /** The stream stands; `again` after a gap in which events may have been missed. */
  onOpen?: (again: boolean) => void;
  /** The stream is down and will be tried again. */
  onDown?: () => void;
}

/** Follows a stream of server-sent events until the returned function is called. */
export type FollowLive = <Data>(address: string, handlers: LiveHandlers<Data>) => () => void;

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
 * server answers with an error (a release, an overload): then this opens a new stream after 1 s, 2 s, 4 s ... at most
 * 30 s. What does not parse is dropped.
 */
export function createLive({ open, schedule }: LiveOptions): FollowLive {
  return (address, handlers) => {
    let source: EventSourceLike | null = null;
    let wait = FIRST_WAIT;
    let opened = false;
    let callOff = () => {};
    let stopped = false;

    const connect = () => {
      const current = open(address);
      source = current;
      current.addEventListener('open', () => {
        wait = FIRST_WAIT;
        handlers.onOpen?.(opened);
        opened = true;
      });
      const hear = (name: string, onEvent: (value: never) => void) =>
        current.addEventListener(name, ({ data }) => {
          const value = parsed<never>(data);
          if (value !== undefined && !stopped) onEvent(value);
        });
      hear(handlers.event, handlers.onEvent);
      for (const [name, onEvent] of Object.entries(handlers.also ?? {})) hear(name, onEvent);
      current.addEventListener('error', () => {
        if (stopped || source !== current) return;
        handlers.onDown?.();
        if (current.readyState !== CLOSED) return;
        callOff = schedule(connect, wait);
        wait = Math.min(wait * 2, LONGEST_WAIT);
      });
    };
    connect();

    return () => {
      stopped = true;
      callOff();
      source?.close();
    };
  };
}
