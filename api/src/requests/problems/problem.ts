import { type ProblemCode, type ProblemDocument, problemOf } from 'shared-domain/contracts';

type Extensions = Partial<Omit<ProblemDocument, 'type' | 'title' | 'status' | 'code'>>;

type Given = Extensions & {
  /** Replaces the words in braces in the code's sentence. */
  values?: Record<string, string | number>;
  headers?: Record<string, string>;
  cause?: unknown;
};

/** An expected refusal, thrown anywhere in a route and answered by the error handler (RFC 9457). */
export class Problem extends Error {
  readonly document: ProblemDocument;
  readonly headers: Record<string, string>;

  constructor(code: ProblemCode, given: Given = {}) {
    const { values = {}, headers = {}, cause, ...extensions } = given;
    const document = problemOf(code, values, extensions);
    super(document.detail, { cause });
    this.name = 'Problem';
    this.document = document;
    this.headers = headers;
  }

  get status(): number {
    return this.document.status;
  }

  get code(): ProblemCode {
    return this.document.code;
  }
}

/** Creates the refusal of this code: `throw problem('email_domain', { words: { host } })`. */
export function problem(code: ProblemCode, given?: Given): Problem {
  return new Problem(code, given);
}
