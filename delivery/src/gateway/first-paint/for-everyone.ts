import { LRUCache } from 'lru-cache';
import type { CarriedAnswers } from '../../../../shared-domain/src/browser/client/carried-answers.ts';
import { firstPaintCalls } from '../hints.ts';
import type { Composition } from '../registry.ts';
import { answerReader } from './answers.ts';
import { type DrawSight, type FirstSight, type SightOptions, soon } from './sight.ts';
import type { Visitor } from './visitor.ts';

/**
 * Renders the first paint of pages whose remote declares their calls (`firstPaint` of its package.json). 'missing' if the
 * API knows nothing at one of them. Undefined for other pages, and if the API doesn't answer; without a body if rendering
 * fails, which leaves the page to its scripts.
 */
export function sightsForEveryone({ apiUrl }: SightOptions, draw: DrawSight) {
  const read = answerReader(apiUrl);
  // The latest renderings of a few pages for a few kinds of visitors. Offers begin and end, and orders are random.
  const drawn = new LRUCache<string, { revision: string; sight: Promise<FirstSight> }>({
    max: 60,
    ttl: 60_000,
    perf: Date,
  });

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
    const known = drawn.get(key);
    if (known?.revision === revision) return soon(known.sight, carried);
    const sight = draw(owner, path, carried);
    drawn.set(key, { revision, sight });
    return soon(sight, carried);
  };
}
