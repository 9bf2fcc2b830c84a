// The end of a script that a development page runs before React: react-refresh's runtime stands above it as `runtime`.
// It lets React know of the components of the remote that is being written, so that an edited one can take the place of
// the old one where it stands, with its state.
runtime.injectIntoGlobalHook(window);

/** Whether a module has only components: then no other module needs to know that it was edited. */
const holdsComponents = (exported) => {
  const names = Object.keys(exported);
  return names.length > 0 && names.every((name) => runtime.isLikelyComponentType(exported[name]));
};

/**
 * Called at the end of each of the remote's modules. One that holds components alone is swapped in place; an edit of
 * any other change goes up to the modules that import it, and if none of them can be swapped the page reloads.
 */
function settle(hot, { id, exports }) {
  if (!hot || !holdsComponents(exports)) return;
  const names = Object.keys(exports).sort().join();
  for (const name of Object.keys(exports)) runtime.register(exports[name], `${id} ${name}`);
  hot.dispose((data) => {
    data.names = names;
  });
  // Who imported a component that is gone now has to run again too.
  if (hot.data && hot.data.names !== names) hot.invalidate();
  else hot.accept();
}

window.hotSwap = {
  settle,
  register: runtime.register,
  signature: runtime.createSignatureFunctionForTransform,
  refresh: runtime.performReactRefresh,
};
