/**
 * A start that failed for a reason that the user can fix. Its message is one plain sentence, printed without a stack.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
