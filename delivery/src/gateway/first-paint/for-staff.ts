import type { Request } from 'express';
import { type EarlyCall, fits, sessionCall } from '../early-calls.ts';
import { listedAt, ownerOf } from '../hints.ts';
import type { Composition } from '../registry.ts';
import { DESKTOP, type DrawSight, type FirstSight, PHONE, type SightOptions, soon } from './sight.ts';
import { staffAnswerReader } from './staff-answers.ts';

/** The width in px that a page is drawn for: what browsers say of themselves with every request. */
const widthFor = ({ headers }: Request): number =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobile\b/.test(headers['user-agent'] ?? '') ? PHONE : DESKTOP;

/**
 * Renders a page for the member of staff who asks, from what the API answers to them to its early calls; nothing of it is cached.
 * Undefined if the page isn't declared (`firstPaint` of its remote's package.json), their session has ended, or it fails. The
 * answers are not embedded: the page's scripts make the calls themselves.
 */
export function sightsForStaff({ apiUrl }: SightOptions, draw: DrawSight) {
  const read = staffAnswerReader(apiUrl);
  return async (
    { remotes }: Composition,
    request: Request,
    early: EarlyCall[],
  ): Promise<FirstSight | undefined> => {
    const { path } = request;
    const owner = ownerOf(remotes, path);
    if (!owner?.remote || early.length === 0) return undefined;
    if (!listedAt(owner.remote, owner.remote.firstPaint ?? {}, path)) return undefined;
    const width = widthFor(request);
    const calls = early.filter(({ media }) => fits(media, width)).map(({ address }) => address);
    const answers = await read(request, calls);
    if (!answers?.[sessionCall.address]) return undefined;
    const carried = { order: 0, answers: {}, cookies: '', hasSession: true, isOfThisShell: false };
    const { body } = await soon(draw(owner, path, { ...carried, answers }, width), carried);
    return body === undefined ? undefined : { body, carried };
  };
}
