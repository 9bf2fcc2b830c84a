import { EventEmitter } from 'node:events';
import type { Connection } from 'mongoose';
import type { Task } from '../background/index.ts';
import { batched, readTopology } from '../database/index.ts';
import { raiseRevision, readRevisions, type Topic } from './revisions.ts';
import { followRevisions } from './stream.ts';

const POLL_MS = 250;

/** Changes in the database as events of this process. */
export type Live = {
  /**
   * Announces a change of this topic to every process, after the write and never before. Naming the `ids`
   * spares them a full reread.
   */
  changed: (topic: Topic, ids?: readonly string[]) => Promise<void>;
  /** The last number of a topic seen by this process. */
  seen: (topic: Topic) => number;
  /** Whether this process has read the numbers, and so notices every later change. */
  isWatching: () => boolean;
  /** Calls back with the new number after each change; returns a function that unsubscribes. */
  listen: (topic: Topic, onChange: (revision: number) => void) => () => void;
  /** Polls the database now. */
  poll: () => Promise<void>;
  /** Closes every listening stream when the process ends. */
  close: () => void;
  /** Calls back when the process ends; returns a function that unsubscribes. */
  onClose: (end: () => void) => () => void;
  /** The watching as a background task. */
  task: Task;
};

/** Watches the revisions by change stream on a cluster; a standalone server has none and is polled four times a second. */
export function createLive(connection: Connection, clock: () => Date): Live {
  const emitter = new EventEmitter().setMaxListeners(0);
  let numbers: Record<Topic, number> | undefined;

  const notice = (topic: Topic, revision: number) => {
    if (numbers === undefined || numbers[topic] === revision) return;
    numbers = { ...numbers, [topic]: revision };
    emitter.emit(topic, revision);
  };
  /** A stream tells of our own changes, too, later than we know them. */
  const noticeNewer = (topic: Topic, revision: number) => {
    if (revision > (numbers?.[topic] ?? 0)) notice(topic, revision);
  };
  const poll = async () => {
    const now = await readRevisions(connection);
    numbers ??= now;
    for (const topic of Object.keys(now) as Topic[]) notice(topic, now[topic]);
  };
  let isCluster: boolean | undefined;
  const watch = async (signal: AbortSignal) => {
    isCluster ??= (await readTopology(connection)).kind !== 'standalone';
    if (!isCluster) return poll();
    try {
      await followRevisions(connection, { open: poll, news: noticeNewer }, signal);
    } catch (cause) {
      // Poll until the stream can be opened again.
      await poll();
      throw cause;
    }
  };
  /** Concurrent changes raise the number once. */
  const raising = (topic: Topic) =>
    batched(async (changes: (readonly string[] | undefined)[]) => {
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
    task: { name: 'live revisions', everyMs: POLL_MS, run: watch },
  };
}
