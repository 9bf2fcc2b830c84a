import { version } from '../../../shared-domain/package.json' with { type: 'json' };
import { consumedShares, hostSharesSource, sharesOf } from './shares.ts';

test('The shell provides the frameworks and every public subpath of the shared packages', () => {
  const requests = sharesOf().map(({ request }) => request);
  expect(requests).toEqual(expect.arrayContaining(['react', 'react-dom/client', 'jotai', 'react-router']));
  expect(requests).toEqual(expect.arrayContaining(['shared-domain/pricing', 'shared-ui/product-card']));
});

test('A remote asks for one copy of each and has none of its own to fall back to', () => {
  expect(consumedShares()['shared-domain/pricing']).toEqual({
    singleton: true,
    strictVersion: true,
    requiredVersion: `^${version}`,
    import: false,
  });
});

test('Modules of the first file cost no request, grouped ones share a chunk, the rest have one each', () => {
  const share = (request: string) => ({ request, version: '1.0.0', commonJs: false });
  const groups = { main: ['shared-ui/frame'], shop: ['shared-ui/product-card'] };
  const source = hostSharesSource(
    [share('shared-ui/frame'), share('shared-ui/product-card'), share('shared-ui/autocomplete')],
    groups,
  );
  expect(source.split('\n').slice(2, 5)).toEqual([
    '  "shared-ui/frame": { ...single(), version: "1.0.0", lib: () => require("shared-ui/frame") },',
    '  "shared-ui/product-card": { ...single(), version: "1.0.0", get: () => import(/* webpackChunkName: "shop" */ "shared-ui/product-card").then((module) => () => module) },',
    '  "shared-ui/autocomplete": { ...single(), version: "1.0.0", get: () => import(/* webpackChunkName: "shared-ui-autocomplete" */ "shared-ui/autocomplete").then((module) => () => module) },',
  ]);
});
