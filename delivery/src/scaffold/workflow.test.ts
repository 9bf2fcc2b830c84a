import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applicationsIn } from '../applications.ts';
import { ownFolders } from '../publication/index.ts';
import { workspace } from '../workspace.ts';
import { workflowText } from './workflow.ts';

const pipelineOf = (app: string) => readFileSync(join(workspace, '.github/workflows', `${app}.yml`), 'utf8');

const applications = applicationsIn(workspace);

test.each(applications.map((application) => [application.app, application] as const))(
  'The pipeline of %s runs when its own release could change, and else does not',
  (app, application) => {
    expect(pipelineOf(app)).toBe(workflowText(app, ownFolders(application, workspace)));
  },
);

test('A change of one remote starts its pipeline alone, one of shared packages those that contain them', () => {
  const startedBy = (path: string) =>
    applications.map(({ app }) => app).filter((app) => pipelineOf(app).includes(`'${path}'`));
  expect(startedBy('mfe-dtc/**')).toEqual(['mfe-dtc']);
  const drawn = ['mfe-landing', 'mfe-wholesale', 'mfe-dtc', 'mfe-kegs', 'mfe-admin'];
  expect(startedBy('shared-domain/**')).toEqual(['shell', ...drawn]);
  expect(startedBy('package-lock.json')).toHaveLength(applications.length);
});
