/** The table of modules that remotes may use, written at build time by delivery/src/bundling/shares.ts. */
declare module 'host-shares' {
  import type { ModuleFederation } from '@module-federation/enhanced/runtime';

  export const shares: Parameters<ModuleFederation['registerShared']>[0];
}
