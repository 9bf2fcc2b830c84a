import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import type { Application } from '../applications.ts';
import { bundlingOf } from '../bundling/factory.ts';

/** What a watched build tells after each change: how long it took, or the compiler's words where it failed. */
export type Rebuilt = { milliseconds: number; errors?: string };

/** Tells an open page of each build. It stands in the remote's entry, so that no other front end knows of it. */
const listener = (app: string): string =>
  `new EventSource('/dev/${app}/changes').addEventListener('built', () => location.reload());`;

/**
 * Builds one remote for development and again after each change of its sources, in well under a second.
 * Returns the folder of its files.
 */
export function watchRemote(
  application: Application,
  workspace: string,
  onBuilt: (rebuilt: Rebuilt) => void,
): { folder: string; close: () => Promise<void> } {
  const folder = join(workspace, '.cache/dev', application.app);
  const configuration = bundlingOf(application, { workspace, mode: 'development', output: folder });
  configuration.plugins?.push(
    new webpack.BannerPlugin({ banner: listener(application.app), raw: true, include: 'remoteEntry.js' }),
  );
  const compiler = webpack(configuration);
  const watching = compiler.watch({ aggregateTimeout: 50 }, (failure: Error | null, stats?: Stats) => {
    const errors = failure?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);
    onBuilt({ milliseconds: (stats?.endTime ?? 0) - (stats?.startTime ?? 0), errors });
  });
  const close = () => new Promise<void>((closed) => watching?.close(() => closed()));
  return { folder, close };
}
