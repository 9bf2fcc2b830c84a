import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Application, applicationsIn } from '../applications.ts';
import { sourcesDigest } from '../publication/sources.ts';
import { fillInCompany } from './company-files.ts';
import { runWebpack } from './compilation.ts';
import { keepContracts } from './contracts.ts';
import { type BundleDescription, describe } from './description.ts';
import { buildDevelopmentForm } from './development-form.ts';
import { type BundlingOptions, bundlingOf } from './factory.ts';
import { core } from './federation.ts';
import { precompress } from './precompression.ts';
import { prerender } from './prerendering.ts';
import { sharesOf } from './shares.ts';

/** A finished build: the folder to serve, and the description that the gateway needs. */
export type Build = { folder: string; description: BundleDescription; seconds: number };

/**
 * Builds one front end for production, with compressed copies beside its files. Other applications are neither read nor
 * written; the shell's build contains the shared packages.
 */
export async function buildApplication(application: Application, options: BundlingOptions): Promise<Build> {
  const began = performance.now();
  const compilation = await runWebpack(bundlingOf(application, options), application.app);
  const folder = compilation.outputOptions.path ?? '';
  const plain = join(application.root, 'public');
  if (existsSync(plain)) cpSync(plain, folder, { recursive: true });
  fillInCompany(folder);
  await prerender(application, options.workspace, folder);
  await precompress(folder);
  const description = describe(compilation);
  const host = applicationsIn(options.workspace).find((each) => each.host);
  if (application.remote?.firstPaint && host) {
    description.drawnWith = sourcesDigest(host, options.workspace);
  }
  keepContracts(application, options.workspace, folder);
  if (application.host) {
    description.provides = Object.fromEntries(
      [...sharesOf(), core].map(({ request, version }) => [request, version]),
    );
    description.development = await buildDevelopmentForm(application, options.workspace, folder);
  }
  return { folder, description, seconds: (performance.now() - began) / 1000 };
}
