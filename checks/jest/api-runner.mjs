import { createRunner } from 'jest-light-runner';

const Runner = createRunner({ runtime: 'child_process' });

/**
 * Runs the shortest file before the others start: two workers that ask for their settings in the same moment are answered
 * once, and the one that hears nothing would wait for ever (ADR 051).
 */
export default class ApiRunner extends Runner {
  runTests(tests, watcher, onStart, onResult, onFailure) {
    const [first, ...others] = [tests.at(-1), ...tests.slice(0, -1)].filter(Boolean);
    const { promise: firstEnded, resolve: endFirst } = Promise.withResolvers();
    return super.runTests(
      first ? [first, ...others] : [],
      watcher,
      async (test) => {
        if (test !== first) await firstEnded;
        await onStart(test);
      },
      (test, result) => {
        endFirst();
        return onResult(test, result);
      },
      (test, error) => {
        endFirst();
        return onFailure(test, error);
      },
    );
  }
}
