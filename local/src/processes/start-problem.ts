/**
 * A start that can't go on for a reason the person at the keyboard can do something about.
 * Its message is one plain sentence; whoever catches it prints that and no stack.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
