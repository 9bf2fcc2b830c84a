import type { SupervisedProcess } from '../processes/supervise-process.ts';

/** A site's processes in the order in which they are stopped: clients before servers. */
const PARTS = ['gateway', 'api', 'stand-ins', 'database'] as const;

export type PartName = (typeof PARTS)[number];

export type Supervisor = {
  /** Adds a part once it runs. */
  add<T extends SupervisedProcess>(name: PartName, starting: Promise<T>): Promise<T>;
  pidOf(name: PartName): number | undefined;
  /** Aborted when the parts are to end. */
  signal: AbortSignal;
  /** Stops the parts in order. */
  stop(): Promise<void>;
};

/** Supervises the processes of one site. */
export function createSupervisor(): Supervisor {
  const stopping = new AbortController();
  const parts = new Map<PartName, SupervisedProcess>();
  return {
    async add(name, starting) {
      const part = await starting;
      parts.set(name, part);
      return part;
    },
    pidOf: (name) => parts.get(name)?.child().pid,
    signal: stopping.signal,
    async stop() {
      stopping.abort();
      for (const name of PARTS) await parts.get(name)?.stop();
    },
  };
}
