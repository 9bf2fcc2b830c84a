import type { PartName, Site } from 'local/site';
import { cpuMsOf, memoryMbOf, pin } from './process-cost.ts';
import { startFilledSite } from './site.ts';

/** The core for what is measured, API and gateway, and the core for database, stand-ins and load. */
export const MEASURED = 0;
export const LOAD = 1;

export type System = {
  site: Site;
  /** The API's own address, past the gateway. */
  api: string;
  /** The cookie of a member of staff. */
  cookie: string;
  memoryMb: (part: PartName) => number;
  cpuMs: (part: PartName) => number;
  pid: (part: PartName) => number;
  stop: () => Promise<void>;
};

/**
 * The whole site with a number of products and nothing else: API and gateway on one core, database and load on the other. All
 * start on a single core, as the servers beside them do: V8 starts as many threads as it sees cores.
 */
export async function startSystem(products: number): Promise<System> {
  pin(process.pid, MEASURED);
  const site = await startFilledSite(products);
  const pid = (part: PartName): number => site.pidOf(part) ?? 0;
  pin(process.pid, LOAD);
  for (const part of ['database', 'stand-ins'] as const) pin(pid(part), LOAD);
  return {
    site,
    api: site.api,
    cookie: site.cookie,
    memoryMb: (part) => memoryMbOf(pid(part)),
    cpuMs: (part) => cpuMsOf(pid(part)),
    pid,
    stop: site.stop,
  };
}
