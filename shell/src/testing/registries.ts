import type { FrameSpec } from 'shared-ui/remote';
import type { RegisteredRemote, ReleaseRegistry } from '../registry/index.ts';

const frame: FrameSpec = {
  chrome: 'customer',
  links: [{ label: 'Home', to: '/' }],
  cart: null,
  breadcrumbs: false,
  footer: 'retail',
  gate: null,
};

/** A remote in the registry, with defaults. */
export function registered(
  app: string,
  basePath: string,
  more: Partial<RegisteredRemote> = {},
): RegisteredRemote {
  return {
    app,
    name: app.replace('-', '_'),
    basePath,
    title: app,
    frame,
    slots: [],
    release: '1.0.1+bbbb',
    version: '1.0.1',
    entry: `/releases/${app}/1.0.1+bbbb/remoteEntry.js`,
    integrity: 'sha384-b',
    ...more,
  };
}

/** A previous release. */
export const earlier = {
  release: '1.0.0+aaaa',
  version: '1.0.0',
  entry: '/releases/x/1.0.0+aaaa/remoteEntry.js',
  integrity: 'sha384-a',
};

export const registryOf = (...remotes: RegisteredRemote[]): ReleaseRegistry => ({
  shell: { release: '1.0.0+cccc', version: '1.0.0' },
  remotes,
});
