import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';

const here = join(import.meta.dirname, 'browser');

/** Name of the script that a development page runs before the shell. */
export const hotSwapScript = 'hot-swap.js';

/**
 * The script that makes React's development form accept edited components. React's refresh runtime is a module for Node
 * that knows its surroundings by `exports` and `process`: it is given both.
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

/** Makes a remote's development build one whose parts can be swapped on an open page. */
export function withHotSwapping(configuration: Configuration): Configuration {
  const { plugins = [], module, resolve } = configuration;
  return {
    ...configuration,
    resolve: {
      ...resolve,
      alias: { 'react/jsx-dev-runtime$': join(here, 'jsx-dev-runtime.js') },
    },
    module: {
      ...module,
      rules: [
        ...(module?.rules ?? []),
        // Before the loaders of the other rules have run, it would see TypeScript.
        { test: /\.tsx$/, enforce: 'post', use: join(import.meta.dirname, 'swap-loader.ts') },
      ],
    },
    plugins: [
      ...plugins,
      new webpack.HotModuleReplacementPlugin(),
      // Without a name it becomes part of every entry, here of federation's alone.
      new webpack.EntryPlugin(import.meta.dirname, join(here, 'changes.js'), {}),
    ],
  };
}
