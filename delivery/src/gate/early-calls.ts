import type { ReleaseRecord } from '../releases/index.ts';
import { isKnown, type KnownCalls } from './api-calls.ts';
import type { Finding } from './finding.ts';
import { refusals } from './refusals.ts';

type Candidate = Pick<ReleaseRecord, 'app' | 'remote'>;

/** The path of an address on this site that could be a call of the API; undefined for any other. */
const pathOf = (address: string): string | undefined =>
  /^(\/api\/[\w\-./]+)(\?[\w\-.=&%,]+)?$/.exec(address)?.[1];

/**
 * Checks the `earlyCalls` in a remote's package.json: on pages that it has, and reads that the API has (`known`; undefined if
 * no API answers).
 */
export function earlyCallFindings({ app, remote }: Candidate, known?: KnownCalls): Finding[] {
  const finding = (sentence: string): Finding => ({ check: 'early calls', sentence });
  const isRead = (path: string | undefined) => path && (!known || isKnown(known, `GET ${path}`));
  return Object.entries(remote?.earlyCalls ?? {}).flatMap(([page, calls]) => {
    const isPage = remote?.addresses?.includes(page) ?? true;
    const wrong = Object.values(calls).flatMap((all) => all.filter((call) => !isRead(pathOf(call))));
    return [
      ...(isPage ? [] : [finding(refusals.earlyWithoutPage(app, page))]),
      ...wrong.map((call) => finding(refusals.earlyUnknown(app, call))),
    ];
  });
}
