import { parse } from 'yaml';

/** The parts of a compose file that are checked. */
export type Service = {
  image?: string;
  build?: { context: string; dockerfile: string; target: string };
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[] | Record<string, unknown>;
  depends_on?: Record<string, unknown>;
};

export type ComposeFile = {
  services: Record<string, Service>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
};

/** Parses a compose file. Throws with line and column if it isn't YAML or has no services. */
export function readCompose(text: string): ComposeFile {
  const file = parse(text, { merge: true, strict: true, uniqueKeys: true }) as Partial<ComposeFile> | null;
  if (!file?.services) throw new Error('the compose file has no services');
  return { services: file.services, networks: file.networks ?? {}, volumes: file.volumes ?? {} };
}

/** The environment variables that a text refers to: `${NAME}`, `${NAME:-default}`, `${NAME:?}`. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<!\$)\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name)),
];

/** The variables in an example environment file, including commented ones (`# NAME=`). */
export const documentedIn = (example: string): string[] => [
  ...new Set([...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)),
];

/** Variables that an environment file sets more than once; only the last one counts. */
export function setTwiceIn(file: string): string[] {
  const names = [...file.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
  return names.filter((name, place) => names.indexOf(name) < place);
}
