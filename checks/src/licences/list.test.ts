import { licencesOf } from './list.ts';

const stated = (name: string) => JSON.parse(`{"license":"${name}"}`);
const lock = {
  packages: {
    '': { version: '1.0.0' },
    api: { version: '1.0.0' },
    'node_modules/api': { link: true },
    'node_modules/zod': { version: '4.6.7', ...stated('MIT') },
    'node_modules/express': { version: '5.1.0', ...stated('MIT') },
    'node_modules/a/node_modules/zod': { version: '4.6.7', ...stated('MIT') },
    'node_modules/pause': { version: '0.0.1' },
    'node_modules/jest': { version: '30.5.2', dev: true, ...stated('MIT') },
  },
};

test('What runs is listed once by its licence; what only builds and tests on request', () => {
  expect(licencesOf(lock, false)).toEqual([
    ['MIT', ['express 5.1.0', 'zod 4.6.7']],
    ['not stated', ['pause 0.0.1']],
  ]);
  expect(licencesOf(lock, true)[0]).toEqual(['MIT', ['express 5.1.0', 'jest 30.5.2', 'zod 4.6.7']]);
});
