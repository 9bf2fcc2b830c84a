export { isDatabaseGone, problemHandler, unknownPath } from './handler.ts';
export { Problem, problem } from './problem.ts';
