import { Router } from 'express';
import type { Composition } from './registry.ts';

/** Paths that search engines should not crawl: the staff area, the API, and the local tools. */
const closed = ['/admin', '/api', '/local'];

/** The first pages that have content without scripts: the shops', not those of staff and behind links. */
const entrances = ({ remotes }: Composition): string[] =>
  remotes
    .flatMap(({ remote }) => (remote?.prerender || remote?.firstPaint ? [remote.basePath] : []))
    .filter((path) => !closed.includes(path))
    .sort();

/** `/robots.txt` and `/sitemap.xml`, from the live releases. */
export function crawlerFiles(compose: () => Promise<Composition>, origin: string): Router {
  const router = Router();

  router.get('/robots.txt', (_request, response) => {
    const rules = closed.map((path) => `Disallow: ${path}`);
    const lines = ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''];
    response.setHeader('cache-control', 'public, max-age=3600');
    response.type('text/plain').send(lines.join('\n'));
  });

  router.get('/sitemap.xml', async (_request, response) => {
    const places = entrances(await compose()).map((path) => `  <url><loc>${origin}${path}</loc></url>`);
    response.setHeader('cache-control', 'public, max-age=3600');
    response
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('\n')}\n</urlset>\n`,
      );
  });
  return router;
}
