#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// JavaScript, like all that runs before `typescript.js` has taught Node to read the rest.
const { resolve } = createRequire(import.meta.url);
const commands = createRequire(import.meta.url)('./commands.json');

/** What Node runs for a command of the kit; undefined if there is none of that name. */
function programOf(name) {
  if (name === 'test')
    return [resolve('jest/bin/jest'), '--config', join(import.meta.dirname, 'jest.config.mjs')];
  const [file, ...given] = commands[name] ?? [];
  if (!file) return undefined;
  const reader = pathToFileURL(join(import.meta.dirname, 'typescript.js')).href;
  const program = join(import.meta.dirname, '../commands', `${file}.ts`);
  return ['--disable-warning=ExperimentalWarning', '--import', reader, program, ...given];
}

const [name = '', ...words] = process.argv.slice(2);
const program = programOf(name === 'new' ? 'new-remote' : name);
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`The kit needs Node 24; this is ${process.version}.`);
  process.exitCode = 1;
} else if (!program) {
  console.error(`Usage: remote-kit <${['new', 'test', ...Object.keys(commands)].join(' | ')}> ...`);
  process.exitCode = 1;
} else {
  const child = spawn(process.execPath, [...program, ...words], {
    env: { ...process.env, REMOTE_WORKSPACE: process.cwd() },
    stdio: 'inherit',
  });
  // A terminal sends SIGINT to both, so only SIGTERM is passed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
