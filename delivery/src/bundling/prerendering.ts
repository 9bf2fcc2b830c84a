import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { type Application, applicationsIn, type RemoteBlock } from '../applications.ts';
import { type FirstPaint, firstPaintFile } from '../first-paint.ts';
import { type Prerendered, prerenderedFile } from '../prerendered.ts';
import { builtFor } from './built-for.ts';
import { runWebpack } from './compilation.ts';
import { classNamesOf, files, scripts } from './rules.ts';

type Prerender = (block: RemoteBlock, routes: unknown, head: unknown) => Prerendered;

/** A build's rendering code: renders the first page now, others when the gateway requests them. */
type Made = FirstPaint & { prerender: Prerender; routes: unknown; head: unknown };

const noHead = 'data:text/javascript,export const head = null;';

/** A single-file build for Node, without federation and lazily loaded code. */
function prerenderingOf(remote: Application, host: Application, workspace: string, output: string) {
  const head = join(remote.root, 'src/head.tsx');
  const few = join(remote.root, 'src/drawn-routes.tsx');
  const routes = existsSync(few) ? few : join(remote.root, 'src/routes.tsx');
  const entry = `
    import { drawFirstPaint } from ${JSON.stringify(join(host.root, 'src/first-paint.tsx'))};
    import { routes } from ${JSON.stringify(routes)};
    export const draw = (block, request) => drawFirstPaint(block, routes, request);
    export { routes };
    export { prerender } from ${JSON.stringify(join(host.root, 'src/prerender.tsx'))};
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
      rules: [
        { test: routes, parser: { dynamicImportMode: 'eager' } },
        scripts('production'),
        ...styled.map((rule) => ({ test: /\.css$/, ...rule })),
        files,
      ],
    },
    plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"production"', ...builtFor() })],
    optimization: { minimize: false },
    performance: false,
    cache: {
      type: 'filesystem',
      cacheDirectory: join(workspace, '.cache/webpack'),
      name: `${remote.app}-drawing`,
      buildDependencies: { config: [import.meta.filename, join(import.meta.dirname, 'rules.ts')] },
    },
    infrastructureLogging: { level: 'error' },
  };
  return configuration;
}

/**
 * Renders a remote's first page into its build's folder, or stores the code with which the gateway renders its pages there.
 * Both use the frame of the shell's current sources: the same tree as in the browser.
 */
export async function prerender(application: Application, workspace: string, folder: string): Promise<void> {
  const host = applicationsIn(workspace).find((each) => each.host);
  const { prerender: isPrerendered, firstPaint } = application.remote ?? {};
  if (!application.remote || !host || !(isPrerendered || firstPaint)) return;
  const output = mkdtempSync(join(tmpdir(), 'prerender-'));
  try {
    await runWebpack(prerenderingOf(application, host, workspace, output), application.app);
    const file = join(output, 'prerender.cjs');
    const { default: made } = (await import(pathToFileURL(file).href)) as { default: Made };
    if (isPrerendered) {
      const page = made.prerender(application.remote, made.routes, made.head);
      writeFileSync(join(folder, prerenderedFile), JSON.stringify(page));
    }
    if (firstPaint) {
      mkdirSync(dirname(join(folder, firstPaintFile)), { recursive: true });
      cpSync(file, join(folder, firstPaintFile));
    }
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
