import { registered, registryOf } from '../testing/registries.ts';
import { readRegistry, remoteAt } from './registry.ts';

const site = registryOf(
  registered('mfe-landing', '/'),
  registered('mfe-dtc', '/dtc'),
  registered('mfe-kegs', '/dtckegs'),
);

test.each([
  ['/', 'mfe-landing'],
  ['/nowhere', 'mfe-landing'],
  ['/dtc', 'mfe-dtc'],
  ['/dtc/product/1', 'mfe-dtc'],
  ['/DTC', 'mfe-dtc'],
  ['/dtckegs', 'mfe-kegs'],
  ['/dtckegs/cart', 'mfe-kegs'],
])('%s belongs to %s', (path, app) => {
  expect(remoteAt(site, path)?.app).toBe(app);
});

test('The registry is read from the page', () => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<script type="application/json" id="release-registry">
    {"apps":{"shell":{"release":"1.0.0+a","version":"1.0.0"},"mfe_dtc":{"app":"mfe-dtc","basePath":"/dtc"}}}
  </script>`;
  expect(readRegistry(page)).toEqual({
    shell: { release: '1.0.0+a', version: '1.0.0' },
    remotes: [{ app: 'mfe-dtc', basePath: '/dtc' }],
  });
});

test('A page without a registry is refused with a message', () => {
  const page = document.implementation.createHTMLDocument();
  expect(() => readRegistry(page)).toThrow('This page has no release registry.');
});
