/** What every front end's pipeline depends on besides the folders it is built from. */
const common = ['delivery/src/bundling/**', 'package-lock.json', '.github/workflows/front-end.yml'];

/**
 * An application's pipeline (`.github/workflows/<app>.yml`), which runs when anything its release could contain changes.
 * `folders`: the folders it is built from (`ownFolders`).
 */
export function workflowText(app: string, folders: string[]): string {
  const paths = [...folders.map((folder) => `${folder}/**`), ...common, `.github/workflows/${app}.yml`];
  const list = `[${paths.map((path) => `'${path}'`).join(', ')}]`;
  return `name: ${app}
on:
  push:
    branches: [main]
    paths: ${list}
  pull_request:
    paths: ${list}
jobs:
  ship:
    uses: ./.github/workflows/front-end.yml
    with:
      app: ${app}
    secrets: inherit
`;
}
