import { Router } from 'express';
import type { Composition } from './registry.ts';

/** Addresses that no search engine has any business at: staff, programs, and what a developer's machine adds. */
const closed = ['/admin', '/api', '/local'];

/** Where customers begin: the first page of each of their remotes. */
const entrances = ({ remotes }: Composition): string[] =>
  remotes
    .flatMap(({ remote }) => (remote && remote.frame.chrome !== 'staff' ? [remote.basePath] : []))
    .sort();

/** `/robots.txt` and `/sitemap.xml`: where search engines may go, by what runs now. */
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
