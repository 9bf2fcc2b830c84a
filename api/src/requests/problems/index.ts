export { asProblem, isDatabaseGone, OUT_OF_DISK_SPACE, problemHandler, unknownPath } from './handler.ts';
export { Problem, problem } from './problem.ts';
