import {
  type ComposeFile,
  documentedIn,
  readCompose,
  type Service,
  setTwiceIn,
  variablesIn,
} from './compose-file.ts';
import { lineageOf, type Stage, stagesIn } from './dockerfile.ts';
import { type Imports, strangersOf } from './imports.ts';

/** The project's files, by path relative to its root. */
export type Project = Imports & {
  compose: string;
  dockerfile: string;
  /** `.env.example` */
  example: string;
  /** Node's version in package.json. */
  node: string;
  exists: (path: string) => boolean;
  /** All sources of a top-level folder, to find the environment variables they read. */
  sourcesOf: (folder: string) => string;
};

/** The stage with the development dependencies, which builds the front ends. */
const EVERYTHING_INSTALLED = 'releases';

/** Variables that `npm start` reads and compose sets itself. */
const START_ALONE = ['MONGODB_URI'];

/**
 * Mismatches between the compose file, the Dockerfile, `.env.example` and the sources, one sentence each: every path must
 * exist, every variable must be documented and used.
 */
export function deploymentFaults(project: Project): string[] {
  const compose = readCompose(project.compose);
  const stages = stagesIn(project.dockerfile);
  return [
    ...variableFaults(project),
    ...copyFaults(stages, project),
    ...nodeFaults(stages, project),
    ...Object.entries(compose.services).flatMap(([name, service]) =>
      serviceFaults(service, { compose, stages, project }).map((fault) => `service ${name}: ${fault}`),
    ),
  ];
}

function variableFaults({ compose, example }: Project): string[] {
  const used = variablesIn(compose);
  const documented = documentedIn(example);
  return [
    ...setTwiceIn(example).map((name) => `.env.example gives ${name} twice, and the last one counts`),
    ...used
      .filter((name) => !documented.includes(name))
      .map((name) => `${name} is not described in .env.example`),
    ...documented
      .filter((name) => !used.includes(name) && !START_ALONE.includes(name))
      .map((name) => `.env.example describes ${name}, which docker-compose.yml does not use`),
  ];
}

const copyFaults = (stages: Stage[], { exists }: Project): string[] =>
  stages
    .flatMap(({ copies }) => copies)
    .filter((path) => !exists(path))
    .map((path) => `Dockerfile copies ${path}, which does not exist`);

const nodeFaults = (stages: Stage[], { node }: Project): string[] =>
  stages
    .filter(({ base }) => base.startsWith('node:') && !base.startsWith(`node:${node}-`))
    .map(({ base }) => `Dockerfile is made from ${base}, package.json pins Node ${node}`);

type Surroundings = { compose: ComposeFile; stages: Stage[]; project: Project };

function serviceFaults(service: Service, { compose, stages, project }: Surroundings): string[] {
  const { depends_on: needs = {}, networks = [], volumes = [] } = service;
  return [
    ...Object.keys(needs)
      .filter((name) => !compose.services[name])
      .map((name) => `depends on ${name}, which is no service`),
    ...(Array.isArray(networks) ? networks : Object.keys(networks))
      .filter((name) => name !== 'default' && !(name in compose.networks))
      .map((name) => `network ${name} is not declared`),
    ...volumes.flatMap((volume) => volumeFaults(volume, compose, project)),
    ...buildFaults(service, stages, project),
  ];
}

function volumeFaults(volume: string, compose: ComposeFile, { exists }: Project): string[] {
  const [source = ''] = volume.split(':');
  if (source.startsWith('.')) return exists(source) ? [] : [`mounts ${source}, which does not exist`];
  return source in compose.volumes ? [] : [`volume ${source} is not declared`];
}

function buildFaults(
  { build, image, environment = {} }: Service,
  stages: Stage[],
  project: Project,
): string[] {
  if (!build) return image ? [] : ['has neither an image nor a build'];
  if (!project.exists(`${build.context}/${build.dockerfile}`)) return [`${build.dockerfile} does not exist`];
  const entry = lineageOf(stages, build.target).find((stage) => stage.entry)?.entry;
  if (!entry) return [`Dockerfile has no stage ${build.target} that runs anything`];
  if (!project.exists(entry)) return [`runs ${entry}, which does not exist`];
  const folder = entry.split('/')[0] ?? '';
  const sources = project.sourcesOf(folder);
  return [
    ...Object.keys(environment)
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(sources) && name !== 'NODE_ENV')
      .map((name) => `sets ${name}, which nothing in ${folder}/ reads`),
    ...(build.target === EVERYTHING_INSTALLED ? [] : strangersOf(entry, project)),
  ];
}
