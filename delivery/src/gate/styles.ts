import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { ReleaseRecord } from '../releases/index.ts';
import type { Finding } from './finding.ts';
import { refusals } from './refusals.ts';

const insideKeyframes = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));

/** Selectors that could match another application's elements: those without a class name of `app`. */
function leakingSelectors(css: string, app: string): string[] {
  const leaking: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (insideKeyframes(rule)) return;
    selectorParser((root) => {
      root.each((selector) => {
        let own = false;
        selector.walkClasses(({ value }) => {
          own ||= value.startsWith(`${app}-`);
        });
        if (!own) leaking.push(String(selector).trim());
      });
    }).processSync(rule.selector);
  });
  return leaking;
}

/** Checks that every rule of the candidate's style sheets is scoped to its own class names. */
export async function styleFindings(candidate: ReleaseRecord, folder: string): Promise<Finding[]> {
  const sheets = candidate.files.filter(({ path }) => path.endsWith('.css'));
  const leaks = await Promise.all(
    sheets.map(async ({ path }) =>
      leakingSelectors(await readFile(join(folder, path), 'utf8'), candidate.app),
    ),
  );
  return leaks
    .flat()
    .map((selector) => ({ check: 'styles', sentence: refusals.leaking(candidate.app, selector) }));
}
