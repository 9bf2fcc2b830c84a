import { join } from 'node:path';
import { documentedIn, readCompose, variablesIn } from './compose-file.ts';
import { deploymentFaults, type Project } from './faults.ts';
import { projectAt } from './project.ts';

const project = (changes: Partial<Project> = {}): Project => ({
  compose: `
services:
  db: { image: mongo:8 }
  api:
    build: { context: ., dockerfile: Dockerfile, target: api }
    environment: { PORT: "80", SECRET: "\${SECRET:?}" }
    volumes: [data:/data]
    depends_on: { db: { condition: service_started } }
volumes:
  data:
`,
  dockerfile: 'FROM node:24.21.0-slim AS api\nCOPY api api\nCMD ["node", "api/src/server.ts"]\n',
  example: '# Signs cookies.\nSECRET=\n',
  node: '24.21.0',
  exists: (path) => ['./Dockerfile', 'api', 'api/src/server.ts'].includes(path),
  read: (path) => (path === 'api/src/server.ts' ? "import express from 'express';" : undefined),
  packagesOf: () => ['express'],
  sourcesOf: () => 'const { PORT, SECRET } = process.env;',
  ...changes,
});

test("the project's own files fit together", () => {
  expect(deploymentFaults(projectAt(join(import.meta.dirname, '../../..')))).toEqual([]);
});

test('files that fit have no fault', () => {
  expect(deploymentFaults(project())).toEqual([]);
});

test.each<[string, Partial<Project>, string]>([
  ['a variable that no one described', { example: '' }, 'SECRET is not described in .env.example'],
  [
    'a described variable that no one uses',
    { example: 'SECRET=\nCOLOUR=red\n' },
    '.env.example describes COLOUR, which docker-compose.yml does not use',
  ],
  [
    'a variable that is given twice',
    { example: 'SECRET=\n# With another meaning.\nSECRET=\n' },
    '.env.example gives SECRET twice, and the last one counts',
  ],
  [
    'a variable that the process does not read',
    { sourcesOf: () => 'const { SECRET } = process.env;' },
    'service api: sets PORT, which nothing in api/ reads',
  ],
  [
    'a process that is not there',
    { exists: (path) => path !== 'api/src/server.ts' },
    'service api: runs api/src/server.ts, which does not exist',
  ],
  [
    'a package that only a development install brings',
    {
      read: (path) =>
        path.endsWith('server.ts')
          ? "import { pack } from './pack.ts';"
          : "import type { Stats } from 'sass';\nexport * from 'webpack/lib/x';\nimport 'node:fs';",
    },
    'service api: api/src/pack.ts imports webpack, which its container does not have',
  ],
  [
    'a folder that is not there',
    { exists: (path) => path !== 'api' },
    'Dockerfile copies api, which does not exist',
  ],
  [
    'another Node',
    { node: '26.0.0' },
    'Dockerfile is made from node:24.21.0-slim, package.json pins Node 26.0.0',
  ],
  [
    'a stage that is not there',
    { dockerfile: 'FROM node:24.21.0-slim AS web\nCMD ["node", "api/src/server.ts"]\n' },
    'service api: Dockerfile has no stage api that runs anything',
  ],
  [
    'a volume that is not declared',
    { compose: 'services:\n  db: { image: "mongo:8", volumes: ["data:/data"] }\n', example: '' },
    'service db: volume data is not declared',
  ],
  [
    'a service that is not there',
    { compose: 'services:\n  db: { image: "mongo:8", depends_on: { disk: {} } }\n', example: '' },
    'service db: depends on disk, which is no service',
  ],
])('%s is reported', (_case, changes, fault) => {
  expect(deploymentFaults(project(changes))).toEqual([fault]);
});

test('a file that is not YAML is refused with its place', () => {
  expect(() => readCompose('services:\n  db: [\n')).toThrow(/at line 3, column 1/);
});

test('variables are found with and without defaults, escaped ones are not', () => {
  expect(variablesIn('$' + '{A} $' + '{B:-x} $' + '{C:?} $$' + '{D}')).toEqual(['A', 'B', 'C']);
  expect(documentedIn('A=1\n# B=2\n# text with C=3\n')).toEqual(['A', 'B']);
});
