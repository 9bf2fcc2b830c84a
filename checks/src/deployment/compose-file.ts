import { parse } from 'yaml';

/** The part of a compose file that the checks look at. */
export type Service = {
  image?: string;
  build?: { context: string; dockerfile: string; target: string };
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  networks?: string[];
  depends_on?: Record<string, unknown>;
};

export type ComposeFile = {
  services: Record<string, Service>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
};

/** Reads a compose file. Throws with line and column when it is not YAML, or has no services. */
export function readCompose(text: string): ComposeFile {
  const file = parse(text, { merge: true, strict: true, uniqueKeys: true }) as Partial<ComposeFile> | null;
  if (!file?.services) throw new Error('the compose file has no services');
  return { services: file.services, networks: file.networks ?? {}, volumes: file.volumes ?? {} };
}

/** Names of the variables that a text takes from its environment: `${NAME}`, `${NAME:-default}`, `${NAME:?}`. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<!\$)\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name)),
];

/** Names that an example of an environment file gives, those in comments (`# NAME=`) too. */
export const documentedIn = (example: string): string[] => [
  ...new Set([...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name)),
];

/** Names that an environment file sets more than once: the last one counts, and the others seem to. */
export function setTwiceIn(file: string): string[] {
  const names = [...file.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
  return names.filter((name, place) => names.indexOf(name) < place);
}
