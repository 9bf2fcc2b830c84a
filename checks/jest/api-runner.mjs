import { createRunner } from 'jest-light-runner';

const Runner = createRunner({ runtime: 'child_process' });

/**
 * Runs the shortest file before the others start: of two workers that ask for their settings at the same moment, only one
 * gets an answer, and the other would wait forever (ADR 005).
 */
export default class ApiRunner extends Runner {
  runTests(tests, watcher, onStart, onResult, onFailure) {
    const ordered = [...tests.slice(-1), ...tests.slice(0, -1)];
    const [first] = ordered;
    const { promise: firstEnded, resolve: endFirst } = Promise.withResolvers();
    return super.runTests(
      ordered,
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
