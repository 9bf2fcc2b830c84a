import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import type { Application } from '../applications.ts';
import { ChunkIntegrity } from './integrity.ts';
import { type Mode, rulesFor } from './rules.ts';
import { consumedShares, hostSharesSource, sharesOf } from './shares.ts';

export type BundlingOptions = {
  workspace: string;
  mode?: Mode;
  output?: string;
  /**
   * Sets this build apart from other builds of the same application on one page: where a release can't be loaded the
   * one before it is, and must not find the chunks of the first under the same global name.
   */
  edition?: string;
};

/**
 * The switches of federation's runtime for a page: no Node code paths, and no snapshots, which serve manifests alone
 * (the registry names entries). A remote's build sets them by its plugin; the shell uses the runtime bare, without the
 * plugin, and says them itself.
 */
const runtimeSwitches = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  FEDERATION_HAS_EXPOSES: 'false',
};

/** Writes the table of shared modules where webpack finds it, and only when it changed, so that caches stay warm. */
function writeHostShares({ app, host }: Application, workspace: string): string {
  const file = join(workspace, '.cache/bundling', app, 'host-shares.cjs');
  const source = hostSharesSource(sharesOf(workspace), host?.groups ?? {});
  mkdirSync(dirname(file), { recursive: true });
  try {
    if (readFileSync(file, 'utf8') === source) return file;
  } catch {
    // The first build of this folder: there is nothing to compare with.
  }
  writeFileSync(file, source);
  return file;
}

function federationOf({ root, remote }: Application, workspace: string): WebpackPluginInstance[] {
  if (!remote) return [new webpack.DefinePlugin(runtimeSwitches)];
  return [
    new ModuleFederationPlugin({
      name: remote.name,
      filename: 'remoteEntry.js',
      exposes: { './routes': join(root, 'src/routes.tsx') },
      shared: consumedShares(workspace),
      shareStrategy: 'loaded-first',
      manifest: true,
      dts: false,
      experiments: { externalRuntime: true, optimization: { target: 'web' } },
    }),
  ];
}

/** React, its router, jotai and federation's runtime change rarely: in a file of their own they stay in caches. */
const framework = {
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|jotai|@module-federation)[\\/]/,
  name: 'framework',
  chunks: 'initial' as const,
  enforce: true,
  priority: 10,
};

/** swc's minifier takes a quarter of terser's time for files that are a quarter of a per cent smaller. */
const minifiedScripts = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  // It works on threads of its own: processes around it would only have to be started.
  parallel: false,
  minimizerOptions: { ecma: 2022, compress: { passes: 2 }, mangle: true },
});

/** The one webpack configuration of the six front ends; an application's package.json says the little that differs. */
export function bundlingOf(application: Application, options: BundlingOptions): Configuration {
  const { app, root, host, remote } = application;
  const { workspace, mode = 'production' } = options;
  // A file that is swapped on an open page must keep its name.
  const named = (ending: string) =>
    mode === 'production' ? `[name].[contenthash:8].${ending}` : `[name].${ending}`;
  return {
    name: app,
    mode,
    target: ['web', 'es2022'],
    context: root,
    entry: host ? { main: join(root, 'src/index.ts') } : {},
    // Source maps aren't served; they can be rebuilt from a release's commit.
    devtool: mode === 'production' || host ? false : 'cheap-module-source-map',
    output: {
      path: options.output ?? join(workspace, '.cache/builds', app),
      publicPath: 'auto',
      uniqueName: [remote?.name ?? host?.name ?? app, options.edition].filter(Boolean).join('_'),
      filename: named('js'),
      chunkFilename: named('js'),
      clean: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      alias: host ? { 'host-shares$': writeHostShares(application, workspace) } : {},
    },
    module: { rules: rulesFor(app, mode, mode === 'development' && !host) },
    plugins: [
      new MiniCssExtractPlugin({ filename: named('css'), ignoreOrder: true }),
      ...federationOf(application, workspace),
      ...(remote && mode === 'production' ? [new ChunkIntegrity()] : []),
    ],
    optimization: {
      minimizer: [minifiedScripts, new CssMinimizerPlugin()],
      splitChunks: host ? { chunks: 'all', cacheGroups: { framework } } : undefined,
      emitOnErrors: false,
    },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: join(workspace, '.cache/webpack'),
      name: `${app}-${mode}`,
      buildDependencies: {
        config: ['factory.ts', 'rules.ts', 'custom-media.ts', 'breakpoints.css'].map((file) =>
          join(import.meta.dirname, file),
        ),
      },
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
