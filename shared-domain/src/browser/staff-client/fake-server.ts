import { manualClock } from '../../../testing/manual-clock.ts';
import { createClient } from '../client/client.ts';
import { createStaffClient } from './index.ts';

/** A request as it was sent. */
export type Sent = { address: string; init: RequestInit };
export type Answer = () => Promise<Response> | Response;

/** An answer in JSON. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(status === 304 || status === 204 ? null : JSON.stringify(body), { status, headers });
/** The server can't be reached. */
export const refused = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'));
/** The server never answers. */
export const never = (): Answer => () => new Promise(() => undefined);

/** A client that gets these answers in order (the last one repeats), and the requests it sent. */
export function clientWith(answers: Answer[], composition?: Record<string, string>) {
  const clock = manualClock('2026-11-20T17:41:00.000Z');
  const sent: Sent[] = [];
  const fetch = (address: string, init: RequestInit) => {
    sent.push({ address, init });
    const answer = answers[Math.min(sent.length, answers.length) - 1] as Answer;
    const aborted = new Promise<Response>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      if (init.signal?.aborted) reject(new DOMException('aborted', 'AbortError'));
    });
    return Promise.race([Promise.resolve(answer()), aborted]);
  };
  const options = { fetch, schedule: clock.schedule, composition: () => composition };
  return { clock, sent, client: createClient(options), staff: createStaffClient(options) };
}

/** The headers that were sent. */
export const headersOf = ({ init }: Sent) => init.headers as Record<string, string>;
