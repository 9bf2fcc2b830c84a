import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Chunk, type Configuration, type Module, type RuleSetRule } from 'webpack';
import type { Application } from '../applications.ts';
import { builtFor, companyDigest } from './built-for.ts';
import { federationOf } from './federation.ts';
import { ChunkIntegrity } from './integrity.ts';
import { type Mode, rulesFor } from './rules.ts';
import { hostSharesSource, sharesOf } from './shares.ts';

export type BundlingOptions = {
  workspace: string;
  mode?: Mode;
  output?: string;
  /**
   * Distinguishes builds of the same application on one page: if a release fails to load, the previous one is loaded and
   * must not find the first one's chunks under the same global name.
   */
  edition?: string;
};

/** Writes the table of shared modules for webpack, only if it changed, so that caches stay valid. */
function writeHostShares({ app, host }: Application, workspace: string): string {
  const file = join(workspace, '.cache/bundling', app, 'host-shares.cjs');
  const source = hostSharesSource(sharesOf(), host?.groups ?? {});
  mkdirSync(dirname(file), { recursive: true });
  try {
    if (readFileSync(file, 'utf8') === source) return file;
  } catch {
    // First build: nothing to compare with.
  }
  writeFileSync(file, source);
  return file;
}

/** The names of react-router that remotes get; elsewhere in the shell, its name means the package. */
const sharedNames = ({ root, host }: Application): RuleSetRule[] => {
  const names = join(root, 'src/routing/shared-names.ts');
  return host ? [{ test: /host-shares\.cjs$/, resolve: { alias: { 'react-router$': names } } }] : [];
};

/**
 * Product pictures, used in cards and lists, get one file; webpack would copy such small modules into each chunk. A page with
 * drawings alone, such as the landing page, doesn't load it.
 */
const art = {
  test: /[\\/]shared-ui[\\/]src[\\/]product-(art[\\/]|painting[\\/](form|picture))/,
  type: /^javascript/,
  name: 'art',
  chunks: ({ name }: Chunk) => name !== 'shared-ui-product-drawing',
  enforce: true,
};

/** What the shops and the inventory list products with; webpack would copy it into the files of both. */
const catalogue = {
  test: /[\\/]shared-domain[\\/]src[\\/]goods[\\/]catalogue[\\/]/,
  name: 'catalogue',
  enforce: true,
};

/** A module goes into its group's file if at least this many chunks use it. */
const USED_WIDELY = 4;

/** One file for each of a remote's groups; webpack would copy small modules into every chunk that uses them. */
const groupsOf = ({ root, remote }: Application) =>
  Object.fromEntries(
    Object.entries(remote?.groups ?? {}).map(([name, sources]) => [
      name,
      {
        test: (module: Module) => {
          const file = module.nameForCondition() ?? '';
          return sources.some(
            (source) =>
              file.startsWith(join(root, 'src', source, '/')) ||
              file.includes(join('/node_modules', source, '/')),
          );
        },
        type: /^javascript/,
        name,
        chunks: 'async' as const,
        minChunks: USED_WIDELY,
        enforce: true,
      },
    ]),
  );

/** swc's minifier takes a quarter of terser's time, and its files are 0.25% smaller. */
const minifiedScripts = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  // It is multithreaded by itself; worker processes would only add their start-up time.
  parallel: false,
  minimizerOptions: { ecma: 2022, compress: { passes: 3 }, mangle: true },
});

/** Has Chrome compile the host's first file in the background while it loads, because most of its functions run at once. */
const compiledOnLoad = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  entryOnly: true,
  // After minification, which drops comments.
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
});

/** The webpack configuration of all front ends; each application's package.json holds what differs. */
export function bundlingOf(application: Application, options: BundlingOptions): Configuration {
  const { app, root, host, remote } = application;
  const { workspace, mode = 'production' } = options;
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
      // Without hashes, which each entry would have to list: a release's folder is never written twice.
      filename: '[name].js',
      chunkFilename: '[name].js',
      clean: true,
      // A module that threw is run again when it is next needed (webpack/webpack#19351).
      strictModuleExceptionHandling: remote !== undefined,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      alias: host ? { 'host-shares$': writeHostShares(application, workspace) } : {},
    },
    module: { rules: [...rulesFor(app, mode, mode === 'development' && !host), ...sharedNames(application)] },
    plugins: [
      new webpack.DefinePlugin(builtFor()),
      new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
      ...federationOf(application),
      ...(host ? [compiledOnLoad] : []),
      ...(remote && mode === 'production' ? [new ChunkIntegrity()] : []),
    ],
    optimization: {
      minimizer: [minifiedScripts, new CssMinimizerPlugin()],
      splitChunks: { cacheGroups: host ? { art, catalogue } : groupsOf(application) },
      emitOnErrors: false,
      // Short ids: files of two builds are never mixed in a release.
      ...(mode === 'production' && { moduleIds: 'natural', chunkIds: 'natural' }),
      // A module from the cache of an earlier build would import another one's export by its former short name.
      mangleExports: false,
    },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: join(workspace, '.cache/webpack'),
      name: `${app}-${mode}`,
      version: companyDigest,
      buildDependencies: {
        config: [
          'factory.ts',
          'federation.ts',
          'rules.ts',
          'custom-media.ts',
          'company-colours.ts',
          'breakpoints.css',
        ].map((file) => join(import.meta.dirname, file)),
      },
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
