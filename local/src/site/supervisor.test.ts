import type { ChildProcess } from 'node:child_process';
import type { SupervisedProcess } from '../processes/supervise-process.ts';
import { allDone, timedSteps } from './steps.ts';
import { createSupervisor, type PartName } from './supervisor.ts';

const part = (ends: () => void): SupervisedProcess => ({
  child: () => ({ pid: 4711 }) as ChildProcess,
  stop: async () => ends(),
});

test('processes end before those whose answers they need, in whatever order they started', async () => {
  const ended: PartName[] = [];
  const supervisor = createSupervisor();
  for (const name of ['api', 'database', 'gateway', 'stand-ins'] as const) {
    await supervisor.add(name, Promise.resolve(part(() => ended.push(name))));
  }
  expect(supervisor.pidOf('api')).toBe(4711);
  await supervisor.stop();
  expect(ended).toEqual(['gateway', 'api', 'stand-ins', 'database']);
  expect(supervisor.signal.aborted).toBe(true);
});

test('when one part fails the others are waited for, so that none is left behind', async () => {
  const supervisor = createSupervisor();
  let ended = false;
  const late = new Promise<SupervisedProcess>((resolve) =>
    setImmediate(() => resolve(part(() => (ended = true)))),
  );
  await expect(
    allDone([Promise.reject(new Error('no front end')), supervisor.add('database', late)]),
  ).rejects.toThrow('no front end');
  await supervisor.stop();
  expect(ended).toBe(true);
});

test('a step is reported with its seconds when it is done', async () => {
  const lines: string[] = [];
  expect(await timedSteps((line) => lines.push(line))('database', Promise.resolve('up'))).toBe('up');
  expect(lines).toEqual([expect.stringMatching(/^ {2}\d\.\d s {2}database$/)]);
});
