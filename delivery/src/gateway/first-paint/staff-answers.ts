import type { Request } from 'express';
import type { CarriedAnswers } from '../../../../shared-domain/src/browser/client/carried-answers.ts';
import { forwardingHeaders } from '../forwarding.ts';
import { isJson } from './answers.ts';

/** How long a page waits for an answer, in milliseconds; it is drawn without a later one. */
const TIMEOUT_MS = 300;
/** Maximum size of an answer, in characters. */
const MOST_TEXT = 2_000_000;

/**
 * Reads the API's answers to the member of staff who asks for a page; none is cached. Undefined if one is refused. Late ones
 * and long ones are left out.
 */
export const staffAnswerReader =
  (apiUrl: string) =>
  async (request: Request, calls: string[]): Promise<CarriedAnswers['answers'] | undefined> => {
    const headers = {
      ...forwardingHeaders(request),
      accept: 'application/json',
      cookie: request.headers.cookie ?? '',
      'user-agent': request.headers['user-agent'] ?? '',
    };
    const ask = async (call: string) => {
      const response = await fetch(`${apiUrl}${call}`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok || !isJson(response.headers.get('content-type'))) {
        await response.body?.cancel();
        return 'refused';
      }
      const text = await response.text();
      return text.length > MOST_TEXT ? undefined : { body: JSON.parse(text) as unknown };
    };
    const found = await Promise.all(calls.map((call) => ask(call).catch(() => undefined)));
    const answers: CarriedAnswers['answers'] = {};
    for (const [place, call] of calls.entries()) {
      const answer = found[place];
      if (answer === 'refused') return undefined;
      if (answer) answers[call] = answer;
    }
    return answers;
  };
