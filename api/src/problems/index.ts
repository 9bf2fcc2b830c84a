export { isDatabaseGone, problemHandler, sendProblem, unknownPath } from './handler.ts';
export { Problem, problem } from './problem.ts';
