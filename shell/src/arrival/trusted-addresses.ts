declare global {
  /** zod's settings: its first check otherwise tries `eval`, which the page's policy keeps out and reports. */
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

globalThis.__zod_globalConfig = { jitless: true };

const types = globalThis.trustedTypes;
// `first-touch.js` makes the same policy on pages that came drawn.
if (!types?.defaultPolicy)
  types?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, origin).origin === origin ? url : null),
  });

export {};
