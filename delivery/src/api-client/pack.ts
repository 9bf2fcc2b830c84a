import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { runWebpack } from '../bundling/compilation.ts';
import { scripts } from '../bundling/rules.ts';
import { workspace } from '../workspace.ts';
import { callTable } from './calls.ts';
import { declarations } from './declarations.ts';

const NAME = 'shop-api-client';

/** One module without dependencies, for Node, Deno, Bun and browsers. */
const bundleOf = (output: string): Configuration => ({
  name: NAME,
  mode: 'production',
  target: 'es2022',
  entry: { index: join(import.meta.dirname, 'client.ts') },
  devtool: false,
  experiments: { outputModule: true },
  output: { path: output, filename: '[name].js', library: { type: 'module' } },
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: [scripts('production')] },
  plugins: [new webpack.DefinePlugin({ CALLS: JSON.stringify(callTable()) })],
  optimization: { minimize: false },
  performance: false,
  cache: false,
});

const manifest = (version: string) => ({
  name: NAME,
  version,
  description: 'The typed client of the shop’s API, for programs with an API key',
  license: 'MIT',
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  types: './index.d.ts',
  sideEffects: false,
  engines: { node: '>=20' },
});

/** Builds the package of the typed client in a folder; returns the path of its tarball. */
export async function packClient(folder: string, version: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await runWebpack(bundleOf(folder), NAME);
  writeFileSync(join(folder, 'index.d.ts'), await declarations());
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(version), null, 2)}\n`);
  cpSync(join(workspace, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(workspace, 'docs/integrations.md'), join(folder, 'README.md'));
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  return join(folder, filename);
}
