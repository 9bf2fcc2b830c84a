import { filesOfNewRemote, type NewRemote, packageOf } from './texts.ts';

/** The configuration that `docs/shipping-a-remote.md` prints. */
const configuration = `import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import own from './package.json' with { type: 'json' };

const ofShell = (version) => ({ singleton: true, strictVersion: true, import: false, requiredVersion: \`^\${version}\` });

export default {
  mode: 'production',
  target: ['web', 'es2022'],
  entry: {},
  output: {
    publicPath: 'auto',
    filename: '[name].js',
    // Two releases may be on one page: the second one runs if the first fails.
    uniqueName: \`\${own.remote.name}_\${own.version}\`,
    strictModuleExceptionHandling: true,
  },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: { rules: [{ test: /\\.tsx?$/, loader: 'swc-loader', options: { jsc: { transform: { react: { runtime: 'automatic' } } } } }] },
  plugins: [
    new ModuleFederationPlugin({
      name: own.remote.name,
      filename: 'remoteEntry.js',
      exposes: { './routes': './src/routes.tsx' },
      shared: Object.fromEntries(Object.entries(own.shell).map(([name, version]) => [name, ofShell(version)])),
      shareStrategy: 'loaded-first',
      dts: false,
      experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    }),
  ],
};
`;

/** What the shell provides, and the packages of a build: in the versions that this project has. */
type Versions = { shell: Record<string, string>; devDependencies: Record<string, string> };

/** Every file of a new remote in a repository of its own, by its path there. */
export function filesOfOwnRemote(
  remote: NewRemote,
  { shell, devDependencies }: Versions,
): Record<string, string> {
  const { app } = remote;
  const files = filesOfNewRemote(remote);
  const content = { ...packageOf(remote), scripts: { build: 'webpack' }, shell, devDependencies };
  return {
    [`${app}/package.json`]: `${JSON.stringify(content, null, 2)}\n`,
    [`${app}/webpack.config.js`]: configuration,
    [`${app}/src/routes.tsx`]: files[`${app}/src/routes.tsx`] ?? '',
    [`${app}/src/first-page.tsx`]: files[`${app}/src/first-page.tsx`] ?? '',
  };
}
