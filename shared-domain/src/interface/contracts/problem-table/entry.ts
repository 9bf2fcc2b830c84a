/** One failure that the API names. `problemOf` fills in the words in braces. */
export type ProblemEntry = {
  /** HTTP status. */
  status: number;
  title: string;
  /** A sentence that a page can show, in the wording of docs/rules where they give one. */
  detail: string;
};
