import type { ReleaseRecord } from '../releases/index.ts';
import type { Finding } from './finding.ts';

const finding = (sentence: string): Finding => ({ check: 'routes', sentence });

/** Checks that no live remote already uses the candidate's base path or federation name. */
export function placeFindings(candidate: ReleaseRecord, live: ReleaseRecord[]): Finding[] {
  const others = live.filter(({ app, remote }) => remote && app !== candidate.app);
  return others.flatMap(({ app, remote }) => {
    if (remote?.basePath === candidate.remote?.basePath) {
      return [finding(`${candidate.app} wants the path ${remote?.basePath}, which belongs to ${app}.`)];
    }
    if (remote?.name === candidate.remote?.name) {
      return [finding(`${candidate.app} has the federation name ${remote?.name}, which belongs to ${app}.`)];
    }
    return [];
  });
}
