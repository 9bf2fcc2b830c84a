import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compilation, type Stats } from 'webpack';
import type { Application } from '../applications.ts';
import { keepContracts } from './contracts.ts';
import { type BundleDescription, describe } from './description.ts';
import { type BundlingOptions, bundlingOf } from './factory.ts';
import { precompress } from './precompression.ts';
import { sharesOf } from './shares.ts';

/** A finished build: the folder with every file that a browser may ask for, and what the gateway must know of it. */
export type Build = { folder: string; description: BundleDescription; seconds: number };

/** Thrown when an application does not compile; the message holds the compiler's own words. */
export class BuildFailed extends Error {
  override name = 'BuildFailed';
}

function run(application: Application, options: BundlingOptions): Promise<Compilation> {
  const compiler = webpack(bundlingOf(application, options));
  return new Promise((resolve, reject) => {
    compiler.run((failure: Error | null, stats?: Stats) => {
      // Closing writes the cache of the next build, which needs its modules still: the answer waits for it.
      compiler.close(() => {
        if (failure) return reject(new BuildFailed(failure.message, { cause: failure }));
        if (!stats || stats.hasErrors()) {
          const words = stats?.toString({ preset: 'errors-only', colors: false }) ?? 'webpack gave no result';
          return reject(new BuildFailed(`${application.app} does not build.\n${words}`));
        }
        resolve(stats.compilation);
      });
    });
  });
}

/**
 * Builds one front end for production, with compressed copies beside its files. Nothing of another application is
 * read or written, except that the shell's build contains the shared packages.
 */
export async function build(application: Application, options: BundlingOptions): Promise<Build> {
  const began = performance.now();
  const compilation = await run(application, options);
  const folder = compilation.outputOptions.path ?? '';
  const plain = join(application.root, 'public');
  if (existsSync(plain)) cpSync(plain, folder, { recursive: true });
  await precompress(folder);
  const description = describe(compilation);
  if (application.host) {
    description.provides = Object.fromEntries(
      sharesOf(options.workspace).map(({ request, version }) => [request, version]),
    );
    keepContracts(options.workspace, folder);
  }
  return { folder, description, seconds: (performance.now() - began) / 1000 };
}
