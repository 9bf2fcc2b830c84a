import type { Random } from './random.ts';
import type { Soaked } from './system.ts';

export type Fault = { at: number; what: string };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether there was a process to send it to: one that has just ended is not there. */
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

/** What a provider does for its next few requests. */
const PROVIDER_FAULTS = [{ fail: 500 }, { loseAnswer: true }, { delayMs: 1_500 }, { fail: 429 }];
const PROVIDERS = ['/stripe/_control', '/sendgrid/_control', '/carrier/_control'];

/** Everything but the kills: a frozen process, a cut connection, a provider that fails or repeats itself. */
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

/** Kills API processes evenly over the time, with another fault beside most kills, until `isOver`. */
export async function disturb(
  soaked: Soaked,
  { random, everyMs, isOver }: { random: Random; everyMs: number; isOver: () => boolean },
): Promise<Fault[]> {
  const faults: Fault[] = [];
  while (!isOver()) {
    await pause(everyMs * 0.6);
    const pids = soaked.apis();
    if (random(2) === 0) pids.reverse();
    if (pids.some((pid) => signal(pid, 'SIGKILL'))) faults.push({ at: Date.now(), what: 'killed' });
    await pause(everyMs * 0.4);
    if (random(3) > 0) faults.push({ at: Date.now(), what: await another(soaked, random) });
  }
  return faults;
}

/** Everything works again. */
export async function calm(soaked: Soaked): Promise<void> {
  const { site, apis } = soaked;
  for (const pid of apis()) signal(pid, 'SIGCONT');
  for (const provider of PROVIDERS) await control(site.standIns, provider, {});
  await control(site.standIns, '/stripe/_control/webhooks', { url: webhooksOf(soaked) });
}
