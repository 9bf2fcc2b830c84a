import commands from '../kit/commands.json' with { type: 'json' };
import { filesOfNewRemote, type NewRemote } from './texts.ts';

const tsconfigText = `{
  "extends": "@cbo/remote-kit/tsconfig.json",
  "include": ["src"]
}
`;

const ignoredText = ['node_modules/', '.cache/', '.local/', '*.release-key', ''].join('\n');

/** Pipeline checks that need the whole project. */
const ofTheProject = /^ +- run: (npx biome|npm run (rules|contracts)|npm test)/;

/** A remote's pipeline in a repository of its own: the one job of the project's (`frontEnd`) that checks and ships it. */
export function ownWorkflowText(app: string, frontEnd: string): string {
  const job = frontEnd
    .slice(frontEnd.indexOf('  check-and-ship:'))
    .split('\n')
    .filter((line) => !ofTheProject.test(line))
    .join('\n')
    .replace(/\$\{\{ inputs\.app \}\}/g, app)
    .replace(/npx jest .*/, `npm test -- ${app}/`);
  const events = ['on:', '  push:', '    branches: [main]', '  pull_request:'];
  return [`name: ${app}`, ...events, 'permissions:', '  contents: read', 'jobs:', job].join('\n');
}

/** Every file of a new remote in a repository of its own, by its path there. */
export const filesOfOwnRemote = (remote: NewRemote, frontEnd: string): Record<string, string> => ({
  ...filesOfNewRemote(remote),
  [`${remote.app}/tsconfig.json`]: tsconfigText,
  [`.github/workflows/${remote.app}.yml`]: ownWorkflowText(remote.app, frontEnd),
  '.gitignore': ignoredText,
});

/** The root package of such a repository: modules, as federation needs, and the commands of `docs/shipping-a-remote.md`. */
export const ownRoot = {
  type: 'module' as const,
  scripts: Object.fromEntries(['test', ...Object.keys(commands)].map((name) => [name, `remote-kit ${name}`])),
};
