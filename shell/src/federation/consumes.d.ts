/** A part of the runtime that comes without types. */
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export function consumes(options: object): void;
}
