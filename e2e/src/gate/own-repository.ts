import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { workspace } from '../../../delivery/src/workspace.ts';

/** A page that calls the API, and its test with a client of the kit's. */
const sources = {
  'first-page.tsx': `
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { environmentAtom } from 'shared-domain/state';
import { Page, PageHead, usePageTitle } from 'shared-ui/page';
import styles from './first-page.module.css';

export function FirstPage() {
  usePageTitle('Events');
  const { client } = useAtomValue(environmentAtom);
  const [beers, setBeers] = useState(0);
  useEffect(() => {
    void client.call('listProducts').then((answer) => answer.ok && setBeers(answer.data.products.length));
  }, [client]);
  return (
    <Page>
      <PageHead title="Events" lead="Tastings in the tap room." />
      <p className={styles.beers}>{beers === 0 ? 'The list is on its way.' : \`Beers to taste: \${beers}\`}</p>
    </Page>
  );
}
`,
  'first-page.module.css': '.beers { font-weight: 600 }\n',
  'first-page.test.tsx': `
import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { Product } from 'shared-domain/products';
import { environmentAtom, inertEnvironment } from 'shared-domain/state';
import { fakeClient, succeeded } from 'shared-domain/testing';
import { FirstPage } from './first-page.tsx';

test('The page says how many beers there are to taste', async () => {
  const store = createStore();
  const beer: Product = { id: 'A', name: 'Gose', price: 3, stock: 1, looseUnits: 0, packagingType: 'Packaged', hidden: false, forceDisplay: false };
  const client = fakeClient({ listProducts: async () => succeeded({ products: [beer] }) });
  store.set(environmentAtom, { ...inertEnvironment, client });
  render(<Provider store={store}><FirstPage /></Provider>);
  expect(await screen.findByText('Beers to taste: 1')).toBeInTheDocument();
});
`,
};

/** How a program ended, and all that it wrote. */
export type Ended = { code: number | null; output: string };

async function ending(program: ChildProcess): Promise<Ended> {
  const [out, err] = [program.stdout, program.stderr].map((stream) => (stream ? text(stream) : ''));
  const code = new Promise<number | null>((resolve) => program.once('close', resolve));
  return { code: await code, output: `${await out}${await err}` };
}

const run = (cwd: string, command: string, args: string[]): Promise<Ended> =>
  ending(spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] }));

/** Links the packages that the kit lists, and no others, as `npm install` would put them there. */
function installDependencies(root: string, kit: string): void {
  const { dependencies } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8'));
  for (const name of [...Object.keys(dependencies), '.bin']) {
    const place = join(root, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(workspace, 'node_modules', name), place);
  }
  writeFileSync(join(root, 'package-lock.json'), '{ "packages": {} }');
}

/**
 * A folder outside the workspace with the packed kit. `remoteKit` runs one of its commands there, `begin` begins one that goes on
 * until it is ended.
 */
export async function ownRepository(environment: () => Record<string, string>) {
  const packed = await run(workspace, process.execPath, ['delivery/src/commands/kit.ts']);
  const [, file = packed.output] = /^Packed (.+)$/m.exec(packed.output) ?? [];
  const root = mkdtempSync(join(tmpdir(), 'own-repository-'));
  const kit = join(root, 'node_modules/@cbo/remote-kit');
  mkdirSync(kit, { recursive: true });
  const unpacked = await run(root, 'tar', ['-xzf', file, '--strip-components', '1', '-C', kit]);
  if (unpacked.code !== 0) throw new Error(unpacked.output);
  installDependencies(root, kit);
  writeFileSync(join(root, 'package.json'), '{ "name": "events", "type": "commonjs" }');
  const begin = (...args: string[]) =>
    spawn(process.execPath, [join(kit, 'delivery/src/kit/remote-kit.js'), ...args], {
      cwd: root,
      env: { ...process.env, ...environment() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  return {
    begin,
    remoteKit: (...args: string[]) => ending(begin(...args)),
    typeCheck: (folder: string) => run(root, join(workspace, 'node_modules/.bin/tsc'), ['-p', folder]),
    writePage(app: string) {
      for (const [name, content] of Object.entries(sources)) {
        writeFileSync(join(root, app, 'src', name), content);
      }
    },
  };
}
