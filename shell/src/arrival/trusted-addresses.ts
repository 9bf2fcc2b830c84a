declare global {
  /** Keeps zod from trying `eval`, which the page's policy blocks and reports. */
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

globalThis.__zod_globalConfig = { jitless: true };

const types = globalThis.trustedTypes;
// `first-touch.js` creates the same policy on pages with a first paint.
if (!types?.defaultPolicy)
  types?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, origin).origin === origin ? url : null),
  });

export {};
