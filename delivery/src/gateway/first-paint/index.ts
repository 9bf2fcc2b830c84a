import { join } from 'node:path';
import type { Request } from 'express';
import { type CarriedAnswers, firstPaintFile } from '../../first-paint.ts';
import type { ReleaseRecord, ReleaseStorage } from '../../releases/index.ts';
import { shareCookies } from '../canary-number.ts';
import { firstPaintCalls } from '../hints.ts';
import type { Composition } from '../registry.ts';
import { answerReader } from './answers.ts';
import { drawingThread } from './drawing.ts';

/** What a first paint depends on besides the page: choice cookies, and whether there is a session. */
export type Visitor = Pick<CarriedAnswers, 'cookies' | 'hasSession'>;

/** A page's first paint: the content of `#root`, and the answers it was rendered from. */
export type FirstSight = { body?: string; carried: CarriedAnswers };

const cookiesOf = ({ headers }: Request): string[] => headers.cookie?.split('; ') ?? [];

const isOneOf = (names: string[], cookie: string) => names.some((name) => cookie.startsWith(`${name}=`));

/** Whether a request has only choice and canary cookies, so that everyone gets the same response. */
export const hasOnlyChoices = (request: Request, { shell }: Composition): boolean => {
  const harmless = [...(shell.host?.cookies?.choices ?? []), ...shareCookies];
  return cookiesOf(request).every((cookie) => isOneOf(harmless, cookie));
};

/** The part of a visitor's cookies that first paints depend on, by the names in the shell's package.json. */
export function visitorOf(request: Request, { shell }: Composition): Visitor {
  const { choices = [], sessions = [] } = shell.host?.cookies ?? {};
  const given = cookiesOf(request);
  return {
    cookies: given.filter((cookie) => isOneOf(choices, cookie)).join('; '),
    hasSession: given.some((cookie) => isOneOf(sessions, cookie)),
  };
}

/** How long a visitor waits for a rendering, in milliseconds: the first one after a release loads its code. */
const MAX_WAIT_MS = 250;
/** How long a rendering of the same answers is cached, in milliseconds: offers begin and end, and orders are random. */
const HOLDS_MS = 60_000;
/** Maximum cached renderings: the latest of a few pages for a few kinds of visitors. */
const KEPT = 60;

const later = <Value>(milliseconds: number, value: Value): Promise<Value> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, value));

type Options = { storage: ReleaseStorage; apiUrl: string; log: (message: string, failure?: unknown) => void };

/**
 * Renders the first paint of pages whose remote declares their calls (`firstPaint` of its package.json). 'missing' if the
 * API knows nothing at one of them. Undefined for other pages, and if the API doesn't answer; without a body if rendering
 * fails, which leaves the page to its scripts.
 */
export function firstSights({ storage, apiUrl, log }: Options) {
  const read = answerReader(apiUrl);
  const draw = drawingThread();
  const drawn = new Map<string, { revision: string; sight: Promise<FirstSight>; at: number }>();

  const answersFor = async (calls: string[]) => {
    const answers: CarriedAnswers['answers'] = {};
    const found = await Promise.all(calls.map(read));
    if (found.includes('missing')) return 'missing';
    for (const [place, call] of calls.entries()) {
      const answer = found[place];
      if (!answer || answer === 'missing') return undefined;
      answers[call] = answer;
    }
    return answers;
  };

  const sightOf = async (owner: ReleaseRecord, path: string, carried: CarriedAnswers) => {
    try {
      const file = join(await storage.folderOf(owner.app, owner.release), firstPaintFile);
      const request = { ...carried, path, at: Date.now() };
      return { carried, body: await draw({ file, block: owner.remote, request }) };
    } catch (failure) {
      log(`${path} could not be drawn by ${owner.app} ${owner.release}`, failure);
      return { carried };
    }
  };

  return async (
    composition: Composition,
    path: string,
    visitor: Visitor,
  ): Promise<FirstSight | 'missing' | undefined> => {
    const { owner, needed, calls } = firstPaintCalls(composition, path);
    if (!owner || calls.length === 0) return undefined;
    const all = await answersFor(needed);
    if (!all || all === 'missing') return all;
    const answers = Object.fromEntries(Object.entries(all).filter(([call]) => calls.includes(call)));
    const revision = calls
      .map((call) => answers[call]?.etag ?? JSON.stringify(answers[call]?.body))
      .join('\n');
    const isOfThisShell = owner.bundle.drawnWith === composition.shell.sources;
    const key = [isOfThisShell, owner.app, owner.release, path, visitor.cookies, visitor.hasSession].join(
      '\n',
    );
    const carried = { order: Math.random(), answers, ...visitor, isOfThisShell };
    const soon = (coming: Promise<FirstSight>) => Promise.race([coming, later(MAX_WAIT_MS, { carried })]);
    const known = drawn.get(key);
    if (known?.revision === revision && Date.now() - known.at < HOLDS_MS) return soon(known.sight);
    const sight = sightOf(owner, path, carried);
    drawn.delete(key);
    drawn.set(key, { revision, sight, at: Date.now() });
    const oldest = drawn.size > KEPT ? drawn.keys().next().value : undefined;
    if (oldest !== undefined) drawn.delete(oldest);
    return soon(sight);
  };
}
