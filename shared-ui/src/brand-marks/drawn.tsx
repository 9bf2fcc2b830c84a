import { useMemo } from 'react';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

declare global {
  /** Trusted Types, where the browser has them. */
  var trustedTypes:
    | {
        defaultPolicy: object | null;
        createPolicy: (name: string, rules: Partial<Rules>) => { createHTML: (text: string) => string };
      }
    | undefined;
}

/** A browser with Trusted Types takes markup from this policy only, and only our painters go through it. */
const policy = globalThis.trustedTypes?.createPolicy('marks', { createHTML: (text) => text });

/** Markup from our own painters: a thousand drawings mount faster as strings than as React elements. */
export function Drawn({ markup, transform }: { markup: string; transform?: string }) {
  // React compares what a policy made by identity, and would write it again with each render.
  const html = useMemo(() => policy?.createHTML(markup) ?? markup, [markup]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our painters, which escape every name they letter
  return <g suppressHydrationWarning transform={transform} dangerouslySetInnerHTML={{ __html: html }} />;
}
