/** Markup from our own painters: a thousand drawings mount faster as strings than as React elements. */
export function Drawn({ markup, transform }: { markup: string; transform?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our painters, which escape every name they letter
  return <g transform={transform} dangerouslySetInnerHTML={{ __html: markup }} />;
}
