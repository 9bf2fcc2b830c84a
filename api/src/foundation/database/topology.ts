import type { Connection } from 'mongoose';

/** The kind of database, and how durable a confirmed order is on it. */
export type Topology = { kind: 'standalone' | 'replica set' | 'sharded cluster'; guarantee: string };

const JOURNAL =
  'An order is in the journal of the one server before it is confirmed: it survives a crash, and is lost with the disk.';
const MAJORITY =
  'An order is in the journals of a majority before it is confirmed: it survives the loss of the primary.';

/** The topology according to the server's `hello` response. */
export function topologyOf({ msg, setName }: { msg?: string; setName?: string }): Topology {
  if (msg === 'isdbgrid') return { kind: 'sharded cluster', guarantee: MAJORITY };
  return setName === undefined
    ? { kind: 'standalone', guarantee: JOURNAL }
    : { kind: 'replica set', guarantee: MAJORITY };
}

/** Queries the database's topology. */
export async function readTopology({ db }: Connection): Promise<Topology> {
  return topologyOf((await db?.command({ hello: 1 })) ?? {});
}
