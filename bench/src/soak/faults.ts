import type { Random } from './random.ts';
import type { Soaked } from './system.ts';

export type Fault = { at: number; what: string };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether the process existed: it may just have ended. */
const signal = (pid: number | undefined, name: NodeJS.Signals): boolean => {
  try {
    return pid !== undefined && process.kill(pid, name);
  } catch {
    return false;
  }
};

/** Sets how the stand-ins behave. */
export async function control(standIns: string, path: string, body: object): Promise<void> {
  await fetch(`${standIns}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Where Stripe's events go: to both processes. */
const webhooksOf = ({ gateway }: Soaked) => `${gateway}/api/webhooks/stripe`;

/** A provider's fault for its next few requests. */
const PROVIDER_FAULTS = [{ fail: 500 }, { loseAnswer: true }, { delayMs: 1_500 }, { fail: 429 }];
const PROVIDERS = ['/stripe/_control', '/sendgrid/_control', '/carrier/_control'];

/** All faults except kills: a frozen process, a cut connection, a provider that fails or sends duplicates. */
async function another(soaked: Soaked, random: Random): Promise<string> {
  const { site, apis, balancer } = soaked;
  const kind = random(4);
  if (kind === 0) {
    const pid = apis()[random(2)];
    signal(pid, 'SIGSTOP');
    await pause(500 + random(2_000));
    signal(pid, 'SIGCONT');
    return 'frozen';
  }
  if (kind === 1) {
    balancer.cutOff(200 + random(800));
    return 'cut off';
  }
  if (kind === 2) {
    await control(site.standIns, '/stripe/_control/webhooks', {
      url: webhooksOf(soaked),
      copies: 1 + random(3),
      delayMs: random(1_500),
    });
    return 'webhooks repeated';
  }
  const fault = PROVIDER_FAULTS[random(PROVIDER_FAULTS.length)] ?? {};
  const provider = PROVIDERS[random(PROVIDERS.length)] ?? '';
  await control(site.standIns, provider, { ...fault, times: 1 + random(4) });
  return 'provider failed';
}

/** When a kill (by index) and its accompanying fault are due, in milliseconds after the start, spread evenly over the run. */
export function dueOf(place: number, kills: number, lengthMs: number): { killMs: number; besideMs: number } {
  const everyMs = lengthMs / kills;
  return { killMs: (place + 0.5) * everyMs, besideMs: (place + 0.9) * everyMs };
}

/** Kills one API process, as soon as one runs; false if none did by `end`. */
async function kill(soaked: Soaked, isOtherFirst: boolean, end: number): Promise<boolean> {
  for (;;) {
    const pids = soaked.apis();
    if (isOtherFirst) pids.reverse();
    if (pids.some((pid) => signal(pid, 'SIGKILL'))) return true;
    if (Date.now() > end) return false;
    await pause(50);
  }
}

/** Kills an API process `kills` times, spread evenly over the run, most kills together with another fault. */
export async function disturb(
  soaked: Soaked,
  { random, kills, lengthMs }: { random: Random; kills: number; lengthMs: number },
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const start = Date.now();
  const until = (dueMs: number) => pause(Math.max(0, start + dueMs - Date.now()));
  for (let place = 0; place < kills; place += 1) {
    const { killMs, besideMs } = dueOf(place, kills, lengthMs);
    await until(killMs);
    if (await kill(soaked, random(2) === 0, start + lengthMs))
      faults.push({ at: Date.now(), what: 'killed' });
    await until(besideMs);
    if (random(3) > 0) faults.push({ at: Date.now(), what: await another(soaked, random) });
  }
  await until(lengthMs);
  return faults;
}

/** Ends all faults. */
export async function calm(soaked: Soaked): Promise<void> {
  const { site, apis } = soaked;
  for (const pid of apis()) signal(pid, 'SIGCONT');
  for (const provider of PROVIDERS) await control(site.standIns, provider, {});
  await control(site.standIns, '/stripe/_control/webhooks', { url: webhooksOf(soaked) });
}
