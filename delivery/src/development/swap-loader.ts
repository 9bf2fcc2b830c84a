import type { LoaderContext } from 'webpack';

const before =
  "const $RefreshReg$ = (type, id) => globalThis.hotSwap?.register(type, __webpack_module__.id + ' ' + id);" +
  'const $RefreshSig$ = () => globalThis.hotSwap?.signature() ?? ((type) => type);';

const after = '\nglobalThis.hotSwap?.settle(import.meta.webpackHot, __webpack_module__);\n';

/** Wraps a module compiled by swc so that the page can track its components (browser/hot-swap.js). */
export default function frameModule(
  this: LoaderContext<unknown>,
  source: string,
  map?: Parameters<LoaderContext<unknown>['callback']>[2],
): void {
  // Prepended to the first line, so that line numbers stay the same.
  this.callback(null, before + source + after, map);
}
