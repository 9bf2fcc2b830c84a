/** An API response to an anonymous request, which the gateway embedded in the page. */
export type CarriedAnswer = { etag?: string; date?: string; body: unknown };

/** What the gateway embeds in a page, so that its first paint waits for no request. */
export type CarriedAnswers = {
  /** Seed (0 to 1) of the page's random orders, so that hydration draws what the gateway drew. */
  order: number;
  /** Address of a call -> its answer. */
  answers: Record<string, CarriedAnswer>;
  /** The visitor's cookies that decided what was drawn. */
  cookies: string;
  /** Whether the visitor had a session; the page was drawn without it. */
  hasSession: boolean;
  /** Whether the page was drawn in the frame of the shell that it comes with. */
  isOfThisShell: boolean;
};

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Requests with one of these headers need a response of their own. */
const PARTICULAR = ['If-None-Match', 'X-As-Of'];

/** An embedded answer as a fetch response. */
export function responseOf({ etag, date, body }: CarriedAnswer): Response {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (etag) headers.set('ETag', etag);
  if (date) headers.set('Date', date);
  return new Response(JSON.stringify(body), { headers });
}

/** A `fetch` that answers the first request for an address from the page's embedded answers. */
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
