import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeKit } from '../kit/contents.ts';
import { workspace } from '../workspace.ts';
import { command } from './command.ts';

/** Packs `@cbo/remote-kit`, for a team in a repository of its own (docs/shipping-a-remote.md), into `.local`. */
await command(async () => {
  const folder = join(workspace, '.cache/remote-kit');
  const target = join(workspace, '.local');
  writeKit(workspace, folder);
  mkdirSync(target, { recursive: true });
  const args = ['pack', folder, '--pack-destination', target, '--silent'];
  const name = execFileSync('npm', args, { encoding: 'utf8' }).trim();
  console.log(`Packed ${join(target, name)}`);
});
