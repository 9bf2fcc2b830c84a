/**
 * `npm run gallery`: builds the gallery of shared-ui, one page with every component in all its states, into
 * `.cache/gallery`.
 */
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import { rulesFor } from '../../delivery/src/bundling/rules.ts';

const workspace = join(import.meta.dirname, '../..');

/** Output folder of the gallery. */
export const GALLERY_FOLDER = join(workspace, '.cache/gallery');

const configuration: Configuration = {
  name: 'gallery',
  mode: 'production',
  target: ['web', 'es2022'],
  context: join(workspace, 'shared-ui'),
  entry: join(workspace, 'shared-ui/gallery/main.tsx'),
  devtool: false,
  output: { path: GALLERY_FOLDER, publicPath: '', filename: '[name].[contenthash:8].js', clean: true },
  resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  module: { rules: rulesFor('gallery', 'production') },
  plugins: [
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', ignoreOrder: true }),
    new HtmlWebpackPlugin({
      title: 'Gallery of shared-ui',
      template: join(workspace, 'shared-ui/gallery/page.html'),
    }),
  ],
  // It is only opened locally.
  optimization: { minimize: false },
  performance: false,
  cache: { type: 'filesystem', cacheDirectory: join(workspace, '.cache/webpack'), name: 'gallery' },
  stats: 'errors-warnings',
};

/** Builds the gallery. Throws webpack's message if it fails. */
export function buildGallery(): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration).run((failure, stats) => {
      if (failure) reject(failure);
      else if (stats?.hasErrors())
        reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
      else resolve();
    });
  });
}

if (process.argv[1] === import.meta.filename) {
  await buildGallery();
  console.log(`The gallery is in ${GALLERY_FOLDER}`);
}
