import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { company } from '../../../shared-domain/src/foundation/company/index.ts';

export type Mode = 'production' | 'development';

/** Compiles TypeScript and JSX with swc; `swappable` modules can be hot-replaced on an open page. */
export const scripts = (mode: Mode, swappable = false): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'swc-loader',
  options: {
    swcrc: false,
    configFile: false,
    sourceMaps: mode === 'development',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: swappable, refresh: swappable } },
    },
  },
});

const moduleNames = (app: string, mode: Mode) => ({
  auto: true,
  localIdentName: `${app}-[${mode === 'production' ? 'hash:base64:6' : 'name]-[local'}]`,
  localIdentHashSalt: app,
  namedExport: false,
  exportLocalsConvention: 'as-is',
});

/** Only the class names of an application's released style sheets, for prerendering. */
export const classNamesOf = ({ app, root }: { app: string; root: string }): RuleSetRule['use'] => ({
  loader: 'css-loader',
  options: {
    modules: { ...moduleNames(app, 'production'), localIdentContext: root, exportOnlyLocals: true },
  },
});

/**
 * Class names include the application's name, so two remotes built separately can't collide on the page they share.
 */
const styles = (app: string, mode: Mode): RuleSetRule => ({
  test: /\.css$/,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
      // Sheets that another one composes come through the loaders after this one, too.
      options: { modules: moduleNames(app, mode), importLoaders: 2 },
    },
    join(import.meta.dirname, 'custom-media.ts'),
    // The sheet itself has those of the demo company.
    ...(process.env.COMPANY_FILE
      ? [{ loader: join(import.meta.dirname, 'company-colours.ts'), options: company.colours }]
      : []),
  ],
  sideEffects: true,
});

/** Fonts and images that style sheets refer to. */
export const files: RuleSetRule = {
  test: /\.(woff2|svg|png|jpg|webp|avif)$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8][ext]' },
};

/** The loaders that every front end uses. */
export const rulesFor = (app: string, mode: Mode, swappable = false): RuleSetRule[] => [
  scripts(mode, swappable),
  styles(app, mode),
  files,
];
