import type { Finding } from './finding.ts';

/** The tools available to the publish gate on this machine. */
type Means = { browser: boolean; axe: boolean; siteUrl: string; calls: boolean };

/** What the publish gate can't check with a machine's tools, and what to do about it, a sentence each. */
export const unchecked = ({ browser, axe, siteUrl, calls }: Means): Finding[] =>
  [
    !browser && 'Its pages were not opened: no Chromium was found. Install one, or set CHROMIUM_PATH.',
    browser && !axe && 'Its accessibility was not checked: axe-core is missing. Run npm ci.',
    !calls &&
      `Its API calls were not checked: no API answers at ${siteUrl}. Set SITE_URL to the site it is for.`,
  ]
    .filter((sentence) => sentence !== false)
    .map((sentence) => ({ check: 'not checked', sentence }));
