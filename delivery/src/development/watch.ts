import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import type { Application } from '../applications.ts';
import { bundlingOf } from '../bundling/factory.ts';
import { withHotSwapping } from './hot-swapping.ts';

/** The result of a watched build: its duration and hash, or the compiler's errors. */
export type Rebuilt = { milliseconds: number; hash: string; errors?: string };

/**
 * Builds one remote for development and rebuilds it after each change, in well under a second.
 * Returns the folder of its files.
 */
export function watchRemote(
  application: Application,
  workspace: string,
  onBuilt: (rebuilt: Rebuilt) => void,
): { folder: string; close: () => Promise<void> } {
  const folder = join(workspace, '.cache/dev', application.app);
  const configuration = bundlingOf(application, { workspace, mode: 'development', output: folder });
  const compiler = webpack(withHotSwapping(configuration));
  const watching = compiler.watch({ aggregateTimeout: 50 }, (failure: Error | null, stats?: Stats) => {
    const errors = failure?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : undefined);
    const milliseconds = (stats?.endTime ?? 0) - (stats?.startTime ?? 0);
    onBuilt({ milliseconds, hash: stats?.hash ?? '', errors });
  });
  const close = () => new Promise<void>((closed) => watching?.close(() => closed()));
  return { folder, close };
}
