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

/** With Trusted Types, browsers accept markup only from this policy, which only our painters use. */
const policy = globalThis.trustedTypes?.createPolicy('marks', { createHTML: (text) => text });

/** Markup from our painters; strings mount faster than React elements. */
export function Drawn({ markup, transform }: { markup: string; transform?: string }) {
  // React compares Trusted Types by identity and would otherwise write again on each render.
  const html = useMemo(() => policy?.createHTML(markup) ?? markup, [markup]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our painters, which escape all names
  return <g suppressHydrationWarning transform={transform} dangerouslySetInnerHTML={{ __html: html }} />;
}
