import { EventEmitter } from 'node:events';
import type { Connection } from 'mongoose';
import type { Task } from '../background/index.ts';
import { together } from '../database/index.ts';
import { raiseRevision, readRevisions, type Topic } from './revisions.ts';

const POLL_MS = 250;

/** Changes in the database as events of this process. */
export type Live = {
  /**
   * Tells every process that something of this topic has changed, after the write and never before. Naming the `ids`
   * spares them reading everything again.
   */
  changed: (topic: Topic, ids?: readonly string[]) => Promise<void>;
  /** The last number of a topic that this process has seen. */
  seen: (topic: Topic) => number;
  /** Whether this process has looked at the numbers, and so sees every later change. */
  isWatching: () => boolean;
  /** Calls back with the new number after each change; returns a function that unsubscribes. */
  listen: (topic: Topic, onChange: (revision: number) => void) => () => void;
  /** Looks at the database now. */
  poll: () => Promise<void>;
  /** Closes every listening stream when the process ends. */
  close: () => void;
  /** Calls back when the process ends; returns a function that unsubscribes. */
  onClose: (end: () => void) => () => void;
  /** The polling as a background task. */
  task: Task;
};

/** Watches the revisions. Change streams would need a replica set; one small read four times a second doesn't. */
export function createLive(connection: Connection, clock: () => Date): Live {
  const emitter = new EventEmitter().setMaxListeners(0);
  let numbers: Record<Topic, number> | undefined;

  const notice = (topic: Topic, revision: number) => {
    if (numbers === undefined || numbers[topic] === revision) return;
    numbers = { ...numbers, [topic]: revision };
    emitter.emit(topic, revision);
  };
  const poll = async () => {
    const now = await readRevisions(connection);
    numbers ??= now;
    for (const topic of Object.keys(now) as Topic[]) notice(topic, now[topic]);
  };
  /** Concurrent changes raise the number once. */
  const raising = (topic: Topic) =>
    together(async (changes: (readonly string[] | undefined)[]) => {
      const ids = changes.includes(undefined) ? undefined : new Set(changes.flatMap((some) => some ?? []));
      const revision = await raiseRevision(connection, topic, clock(), ids && [...ids]);
      notice(topic, revision);
      return changes.map(() => undefined);
    });
  const raise = {
    products: raising('products'),
    orders: raising('orders'),
    settings: raising('settings'),
    imports: raising('imports'),
    runs: raising('runs'),
  };
  return {
    changed: (topic, ids) => raise[topic](ids),
    seen: (topic) => numbers?.[topic] ?? 0,
    isWatching: () => numbers !== undefined,
    listen: (topic, onChange) => {
      emitter.on(topic, onChange);
      return () => emitter.off(topic, onChange);
    },
    poll,
    close: () => emitter.emit('close'),
    onClose: (end) => {
      emitter.once('close', end);
      return () => emitter.off('close', end);
    },
    task: { name: 'live revisions', everyMs: POLL_MS, run: poll },
  };
}
