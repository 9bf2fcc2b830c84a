/** One failure that the API names. Words in braces of the sentence are filled in by `problemOf`. */
export type ProblemEntry = {
  /** HTTP status. */
  status: number;
  title: string;
  /** A sentence that a page can show, in the words of docs/rules where they give some. */
  detail: string;
};
