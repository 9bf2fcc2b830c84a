/** The table of modules that remotes may use, written at build time by delivery/src/bundling/shares.ts. */
declare module 'host-shares' {
  export const shares: import('./runtime-of-remotes.ts').Shares;
}
