import type { Request } from 'express';
import { hasOfficeSession } from './cookies.ts';
import { listedAt, ownerOf } from './hints.ts';
import type { Composition } from './registry.ts';

/** A call of the API that a page's first view makes, where a media query fits. */
export type EarlyCall = { address: string; media: string };

/** Pages never contain the session, so scripts ask for it first. */
export const sessionCall: EarlyCall = { address: '/api/session', media: 'all' };

/**
 * The calls that the first view of a staff page makes, by the `earlyCalls` of its remote's package.json; none for other
 * pages and visitors. Without a preload they would wait until scripts have run.
 */
export function earlyCallsFor({ remotes }: Composition, request: Request): EarlyCall[] {
  const { path } = request;
  const remote = ownerOf(remotes, path)?.remote;
  if (!remote?.earlyCalls || !hasOfficeSession(request)) return [];
  const listed = Object.entries(listedAt(remote, remote.earlyCalls, path) ?? {});
  return [sessionCall, ...listed.flatMap(([media, calls]) => calls.map((address) => ({ address, media })))];
}

/** Whether an early call's media query is true of a width in px. */
export function fits(media: string, width: number): boolean {
  const [, sign, px] = /^\(width (<|>=) (\d+)px\)$/.exec(media) ?? [];
  if (sign === undefined) return media === 'all';
  return sign === '<' ? width < Number(px) : width >= Number(px);
}

const inAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Preloads calls in the mode in which scripts make them: in another one the browser would ask twice. */
export const callTags = (calls: EarlyCall[]): string[] =>
  calls.map(({ address, media }) => {
    const where = media === 'all' ? '' : ` media="${inAttribute(media)}"`;
    return `<link rel="preload" as="fetch" crossorigin href="${inAttribute(address)}"${where} />`;
  });
