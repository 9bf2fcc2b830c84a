import { join } from 'node:path';
import type { Application } from '../applications.ts';
import { runWebpack } from './compilation.ts';
import { describe } from './description.ts';
import { bundlingOf } from './factory.ts';
import { developmentFolder } from './private-folders.ts';

/**
 * Builds the shell a second time with React's development build, and stores it with the release: a remote in development
 * runs in it, because only that build of React supports hot replacement. Returns the files of its entry.
 */
export async function buildDevelopmentForm(
  shell: Application,
  workspace: string,
  folder: string,
): Promise<string[]> {
  const output = join(folder, developmentFolder);
  const compilation = await runWebpack(
    bundlingOf(shell, { workspace, mode: 'development', output }),
    shell.app,
  );
  return describe(compilation).entry ?? [];
}
