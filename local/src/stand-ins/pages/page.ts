import { html, type Markup } from '../markup.ts';

export type PageContent = { title: string; body: Markup; aside?: string; script?: string };

/** A page of the stand-ins in the company's style. */
export function page({ title, body, aside, script }: PageContent): string {
  return html`<!doctype html>
<html lang="en-CA">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} · Stand-ins</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/local/pages/site.css">
  ${script && html`<script src="${script}" defer></script>`}
</head>
<body>
  <header><span class="name">Stand-ins</span>${aside && html`<span class="aside">${aside}</span>`}</header>
  <main>${body}</main>
</body>
</html>`.markup;
}
