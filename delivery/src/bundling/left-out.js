/**
 * Replaces the parts of federation's runtime that the shell never runs or needs: manifests and their snapshots, preloading,
 * its debug mode, the log's prefixes and stack traces, ranges of versions that no share asks for, and the errors'
 * descriptions and links, which a code stands for. If an update imports a name that is missing here, the build fails.
 */
function unused() {
  throw new Error('The shell is built without this part of federation’s runtime (ADR 013).');
}

export class SnapshotHandler {
  hooks = { applyPlugin() {} };
}

export {
  unused as bindLoggerToCompiler,
  unused as createInfrastructureLogger,
  unused as defaultPreloadArgs,
  unused as formatPreloadArgs,
  unused as getGlobalRemoteInfo,
  unused as normalizePreloadExposes,
  unused as preloadAssets,
};

/** It runs in browsers only. */
export const isBrowserEnvValue = true;
export const isBrowserEnv = () => true;
export const isReactNativeEnv = () => false;
export const isDebugMode = () => false;
export const getProcessEnv = () => ({});

export const logger = console;
export const infrastructureLogger = console;
export const createLogger = () => console;

/** Its result is passed to `error`, which doesn't report it in browsers. */
export const optionsToMFContext = () => undefined;

/** Whether a version fits a range: `^1.2.3`, which shares ask for, or federation's own `<=1.2.3`. */
export function satisfy(version, range) {
  const [has, wanted] = [version, range].map((text) => text.match(/\d+/g).map(Number));
  const firstDifference = wanted.map((part, place) => has[place] - part).find(Boolean) ?? 0;
  if (range.startsWith('<')) return firstDifference <= 0;
  const kept = wanted.slice(0, wanted.findIndex(Boolean) + 1);
  return firstDifference >= 0 && kept.every((part, place) => part === has[place]);
}

/** An error's code, with what it is about. */
export const getShortErrorMsg = (code, _descriptions, about, original = '') =>
  `#${code} ${JSON.stringify(about)} ${original}`;

const noDescriptions = {};

export {
  noDescriptions as buildDescMap,
  noDescriptions as errorDescMap,
  noDescriptions as runtimeDescMap,
  noDescriptions as typeDescMap,
};
