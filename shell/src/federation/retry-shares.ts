import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * For every instance on the page (ADR 083): the runtime keeps a shared module that failed to load as failed for good, and
 * removes it together with the remote that was first to ask for it.
 */
export const retryShares: ModuleFederationRuntimePlugin = {
  name: 'retry-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    const known = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
    for (const share of known) if (!share.loaded) Object.assign(share, { loading: null, from: 'shell' });
  },
};
