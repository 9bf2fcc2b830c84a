import webpack, { type Compilation, type Configuration, type Stats } from 'webpack';

/** Thrown when an application doesn't compile, with the compiler's message. */
export class BuildFailed extends Error {
  override name = 'BuildFailed';
}

/** Runs webpack once. Throws BuildFailed. */
export function runWebpack(configuration: Configuration, app: string): Promise<Compilation> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((failure: Error | null, stats?: Stats) => {
      // Closing writes the cache and still needs the modules, so we wait for it.
      compiler.close(() => {
        if (failure) return reject(new BuildFailed(failure.message, { cause: failure }));
        if (!stats || stats.hasErrors()) {
          const text = stats?.toString({ preset: 'errors-only', colors: false }) ?? 'webpack gave no result';
          return reject(new BuildFailed(`${app} does not build.\n${text}`));
        }
        resolve(stats.compilation);
      });
    });
  });
}
