/** An answer of the API to anybody, as the gateway had it when it sent the page. */
export type CarriedAnswer = { etag?: string; date?: string; body: unknown };

/** What a page brings with it, so that nothing that its first sight needs waits for a script. */
export type CarriedAnswers = {
  /** From 0 to 1: what every random order of the page starts from, so that it stays the same when scripts take over. */
  order: number;
  /** Address of a call -> its answer. */
  answers: Record<string, CarriedAnswer>;
  /** The visitor's cookies that decided what was drawn. */
  cookies: string;
  /** Whether the visitor had a session, of which the page knows nothing. */
  hasSession: boolean;
  /** Whether the page was drawn in the frame of the shell that it comes with. */
  isOfThisShell: boolean;
};

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Headers of a question that an answer to anybody doesn't fit. */
const PARTICULAR = ['If-None-Match', 'X-As-Of'];

/** An answer that was carried, as if it had been fetched. */
export function responseOf({ etag, date, body }: CarriedAnswer): Response {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (etag) headers.set('ETag', etag);
  if (date) headers.set('Date', date);
  return new Response(JSON.stringify(body), { headers });
}

/** Answers the first call to an address from what the page carries, and all others by `fetch`. */
export function fetchAfter(answers: CarriedAnswers['answers'], fetch: Fetch): Fetch {
  const left = new Map(Object.entries(answers));
  return (address, init) => {
    const carried = left.get(address);
    const headers = new Headers(init.headers);
    const fits = init.method === 'GET' && !PARTICULAR.some((name) => headers.has(name));
    if (!carried || !fits) return fetch(address, init);
    left.delete(address);
    return Promise.resolve(responseOf(carried));
  };
}
