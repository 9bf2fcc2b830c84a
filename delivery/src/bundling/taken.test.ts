import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/releases.ts';
import { core } from './federation.ts';
import { describeManifest, takeBuild } from './taken.ts';

const assets = { js: { sync: ['routes.js'] }, css: { sync: ['routes.css'] } };
const manifest = { name: 'mfe_events', exposes: [{ path: './routes', assets }] };

const consumed =
  '{12:{singleton:!0,requiredVersion:"^19.0.0",strictVersion:!0,eager:!1,layer:void 0,shareKey:"react"}}';

// RELEASE-25
test('What was built elsewhere is described by its manifest', () => {
  expect(describeManifest('mfe-events', manifest, `_FEDERATION_RUNTIME_CORE;${consumed}`)).toEqual({
    routes: ['remoteEntry.js', 'routes.js', 'routes.css'],
    chunks: {},
    consumes: { routes: ['react'] },
    requires: { react: '^19.0.0', [core.request]: `^${core.version}` },
  });
});

test('A remote that brings its own runtime needs none of the shell', () => {
  expect(describeManifest('mfe-events', manifest, consumed).requires).toEqual({ react: '^19.0.0' });
});

test.each([
  ['without a manifest', undefined, 'has no mf-manifest.json'],
  ['of another remote', { ...manifest, name: 'mfe_gigs' }, 'is of mfe_gigs, not mfe_events'],
  ['that exposes no routes', { ...manifest, exposes: [] }, 'mfe-events does not expose ./routes'],
])('A build %s is refused', async (_what, content, why) => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/remoteEntry.js'), 'entry()');
  if (content) writeFileSync(join(root, 'dist/mf-manifest.json'), JSON.stringify(content));
  const remote = { name: 'mfe_events', basePath: '/events', title: 'Events', frame: {} };
  await expect(
    takeBuild({ app: 'mfe-events', root, version: '1.0.0', dependencies: {}, remote }),
  ).rejects.toThrow(why);
});
