/** Part of the federation runtime, which ships without types. */
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export function consumes(options: object): void;
}
