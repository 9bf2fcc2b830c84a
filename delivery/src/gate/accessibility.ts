import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { refusals } from './refusals.ts';

type Violation = { id: string; impact: string; help: string; helpUrl: string; nodes: { target: string[] }[] };

/** axe-core's script; undefined where the workspace doesn't have it. */
function axeScript(): string | undefined {
  try {
    return readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  } catch {
    return undefined;
  }
}

const script = axeScript();

/** Whether pages can be checked here. */
export const hasAxe = script !== undefined;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];
/** The only rule that depends on the colour scheme. */
const CONTRAST = ['color-contrast'];

/** Runs in the page once it is at rest: axe, on what the candidate renders, without the site's frame. */
const running = (rules: string[]): string => `
  Promise.all(document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
    .map(({ finished }) => finished.catch(() => undefined)))
  .then(() => axe.run(document.querySelector('main') ?? document, {
    resultTypes: ['violations'],
    runOnly: ${JSON.stringify(rules)},
  }))
  .then(({ violations }) => violations)`;

/**
 * A page's serious and critical axe violations, a sentence each. In the dark scheme only contrast is checked, because nothing
 * else depends on it.
 */
export async function accessibilityFaults(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  if (script === undefined) return [];
  await page.evaluate(`if (!window.axe) { ${script} }`);
  const found = await page.evaluate<Violation[]>(running(scheme === 'dark' ? CONTRAST : WCAG));
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, helpUrl, nodes }) => {
      const [place = ''] = nodes[0]?.target ?? [];
      return refusals.inaccessible(scheme, `${help} (${id})`, place, helpUrl.replace(/\?.*/, ''));
    });
}
