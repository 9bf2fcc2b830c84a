import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { type Application, applicationsIn, type RemoteBlock } from '../applications.ts';
import { type Prerendered, prerenderedFile } from '../prerendered.ts';
import { compile } from './compilation.ts';
import { classNamesOf, files, scripts } from './rules.ts';

type Prerender = (block: RemoteBlock, routes: unknown, head: unknown) => Prerendered;

const noHead = 'data:text/javascript,export const head = null;';

/** A build for Node in one file, without federation and without lazily loaded code. */
function prerenderingOf(remote: Application, host: Application, workspace: string, output: string) {
  const head = join(remote.root, 'src/head.tsx');
  const entry = `
    export { prerender } from ${JSON.stringify(join(host.root, 'src/prerender.tsx'))};
    export { routes } from ${JSON.stringify(join(remote.root, 'src/routes.tsx'))};
    export { head } from ${JSON.stringify(existsSync(head) ? head : noHead)};`;
  const styled = [
    { include: remote.root, use: classNamesOf(remote) },
    { exclude: remote.root, use: classNamesOf(host) },
  ];
  const configuration: Configuration = {
    name: `${remote.app} for prerendering`,
    mode: 'production',
    target: 'node24',
    context: workspace,
    entry: { prerender: `data:text/javascript,${encodeURIComponent(entry)}` },
    devtool: false,
    output: { path: output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    module: {
      parser: { javascript: { dynamicImportMode: 'weak' } },
      rules: [scripts('production'), ...styled.map((rule) => ({ test: /\.css$/, ...rule })), files],
    },
    plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
    optimization: { minimize: false },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
  return configuration;
}

/**
 * Prerenders a remote's first page into the folder of its build, in the frame of the shell's current sources: the same
 * tree that the browser will hydrate.
 */
export async function prerender(application: Application, workspace: string, folder: string): Promise<void> {
  const host = applicationsIn(workspace).find((each) => each.host);
  if (!application.remote?.prerender || !host) return;
  const output = mkdtempSync(join(tmpdir(), 'prerender-'));
  try {
    await compile(prerenderingOf(application, host, workspace, output), application.app);
    const { default: made } = (await import(pathToFileURL(join(output, 'prerender.cjs')).href)) as {
      default: { prerender: Prerender; routes: unknown; head: unknown };
    };
    const page = made.prerender(application.remote, made.routes, made.head);
    writeFileSync(join(folder, prerenderedFile), JSON.stringify(page));
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
