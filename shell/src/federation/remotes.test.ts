import type { RemoteModule } from 'shared-ui/remote';
import { earlier, registered } from '../testing/registries.ts';
import type { RemoteHost } from './host.ts';
import { remoteLoader } from './remotes.ts';

const served: RemoteModule = { routes: [] };

function loaderOf(load: RemoteHost['load'], isAvoided?: () => boolean) {
  const running: string[] = [];
  const faults: string[] = [];
  const loader = remoteLoader(
    { load },
    {
      onRunning: (app, release) => running.push(`${app} ${release}`),
      onFault: ({ app }, { release }, cause) => faults.push(`${app} ${release} ${String(cause)}`),
    },
    isAvoided,
  );
  return { loader, running, faults };
}

const fails = () => Promise.reject(new Error('404'));

test('A remote is loaded once, however often it is asked for', async () => {
  const load = jest.fn(async () => served);
  const { loader, running } = loaderOf(load);
  const remote = registered('mfe-dtc', '/dtc');
  await Promise.all([loader(remote), loader(remote)]);
  await loader(remote);
  expect(load).toHaveBeenCalledTimes(1);
  expect(running).toEqual(['mfe-dtc 1.0.1+bbbb']);
});

// RELEASE-4
test("If the current release can't be loaded, the previous one runs and the fault is reported", async () => {
  const { loader, running, faults } = loaderOf(async (_remote, { release }) =>
    release === earlier.release ? served : fails(),
  );
  expect(await loader(registered('mfe-dtc', '/dtc', { previous: earlier }))).toBe(served);
  expect(running).toEqual(['mfe-dtc 1.0.0+aaaa']);
  expect(faults).toEqual(['mfe-dtc 1.0.1+bbbb Error: 404']);
});

// RELEASE-13
test('An avoided release is tried after the previous one', async () => {
  const { loader, running, faults } = loaderOf(
    async (_remote, { release }) => (release === earlier.release ? fails() : served),
    () => true,
  );
  expect(await loader(registered('mfe-dtc', '/dtc', { previous: earlier }))).toBe(served);
  expect(faults).toEqual(['mfe-dtc 1.0.0+aaaa Error: 404']);
  expect(running).toEqual(['mfe-dtc 1.0.1+bbbb']);
});

test('If neither can be loaded the failure is returned, and another call starts over', async () => {
  const load = jest.fn<Promise<RemoteModule>, []>(fails);
  const { loader, faults } = loaderOf(load);
  const remote = registered('mfe-dtc', '/dtc', { previous: earlier });
  await expect(loader(remote)).rejects.toThrow('404');
  expect(faults).toHaveLength(2);
  load.mockResolvedValue(served);
  expect(await loader(remote)).toBe(served);
});

test('Without a previous release there is no second attempt', async () => {
  const load = jest.fn<Promise<RemoteModule>, []>(fails);
  const { loader } = loaderOf(load);
  await expect(loader(registered('mfe-dtc', '/dtc'))).rejects.toThrow('404');
  expect(load).toHaveBeenCalledTimes(1);
});
