import type { Random } from './random.ts';

/** A response and its latency in milliseconds. */
export type Timing = { at: number; took: number };

const TIMEOUT_MS = 20_000;
const AGAIN_MS = 150;
const WAITS = new Set([429, 500, 502, 503, 504]);

/** A definitive refusal, by status and code. */
export class Refused extends Error {
  constructor(status: number, body: string) {
    super(`${status} ${/"code":"(\w+)"/.exec(body)?.[1] ?? body.slice(0, 200)}`);
  }
}

/** The cookies that an answer sets, as a `Cookie` header. */
export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

export type Client = ReturnType<typeof createClient>;

/** Calls the site like a browser that repeats unanswered calls with the same key until they are answered. */
export function createClient(gateway: string, random: Random, timings: Timing[]) {
  const address = () => `10.${random(250)}.${random(250)}.${random(250)}`;
  return {
    /** @param keep gets the cookies of the answer, as a `Cookie` header */
    async call<Body>(
      method: string,
      path: string,
      body?: object,
      headers: Record<string, string> = {},
      keep: (cookies: string) => void = () => undefined,
    ) {
      const from = headers['x-forwarded-for'] ?? address();
      for (;;) {
        const at = Date.now();
        const answer = await fetch(`${gateway}${path}`, {
          method,
          headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
          ...(body ? { body: JSON.stringify(body) } : {}),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        }).catch(() => undefined);
        const text = await answer?.text().catch(() => undefined);
        if (answer && text !== undefined && !WAITS.has(answer.status)) {
          timings.push({ at, took: Date.now() - at });
          keep(cookiesOf(answer));
          if (answer.ok) return (text === '' ? {} : JSON.parse(text)) as Body;
          throw new Refused(answer.status, text);
        }
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    },
  };
}
