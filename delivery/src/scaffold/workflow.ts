/** What every front end's pipeline depends on beside the folders that its release is made from. */
const common = ['delivery/src/bundling/**', 'package-lock.json', '.github/workflows/front-end.yml'];

/**
 * The pipeline of one application (`.github/workflows/<app>.yml`): it runs when something changes that a release of it
 * could contain. `folders`: where its release is made from (`ownFolders`).
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
