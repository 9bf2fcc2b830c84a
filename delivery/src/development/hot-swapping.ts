import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';

const here = join(import.meta.dirname, 'browser');

/** The script that a development page runs before the shell. */
export const hotSwapScript = 'hot-swap.js';

/**
 * The script that lets React's development build accept edited components. React's refresh runtime is a CommonJS module
 * that needs `exports` and `process`; it is given both.
 */
export function hotSwapSource(): string {
  const packageFile = createRequire(import.meta.url).resolve('react-refresh/package.json');
  const runtime = join(dirname(packageFile), 'cjs/react-refresh-runtime.development.js');
  return [
    '(() => {',
    "const process = { env: { NODE_ENV: 'development' } };",
    'const runtime = {};',
    `((exports) => {${readFileSync(runtime, 'utf8')}})(runtime);`,
    readFileSync(join(here, hotSwapScript), 'utf8'),
    '})();',
  ].join('\n');
}

/** Adds hot replacement to a remote's development build. */
export function withHotSwapping(configuration: Configuration): Configuration {
  const { plugins = [], module, resolve } = configuration;
  return {
    ...configuration,
    resolve: { ...resolve, alias: { 'react/jsx-dev-runtime$': join(here, 'jsx-dev-runtime.js') } },
    module: {
      ...module,
      rules: [
        ...(module?.rules ?? []),
        // `post`: it must see JavaScript, after the other loaders have run.
        { test: /\.tsx$/, enforce: 'post', use: join(import.meta.dirname, 'swap-loader.ts') },
      ],
    },
    plugins: [
      ...plugins,
      new webpack.HotModuleReplacementPlugin(),
      // Unnamed, it becomes part of every entry; here that is only federation's.
      new webpack.EntryPlugin(import.meta.dirname, join(here, 'changes.js'), {}),
    ],
  };
}
