import type { LoaderContext } from 'webpack';

const before =
  "const $RefreshReg$ = (type, id) => globalThis.hotSwap?.register(type, __webpack_module__.id + ' ' + id);" +
  'const $RefreshSig$ = () => globalThis.hotSwap?.signature() ?? ((type) => type);';

const after = '\nglobalThis.hotSwap?.settle(import.meta.webpackHot, __webpack_module__);\n';

/** Frames a module that swc prepared, so that the page knows its components (browser/hot-swap.js). */
export default function frameModule(
  this: LoaderContext<unknown>,
  source: string,
  map?: Parameters<LoaderContext<unknown>['callback']>[2],
): void {
  // On the module's first line, so that no line moves.
  this.callback(null, before + source + after, map);
}
