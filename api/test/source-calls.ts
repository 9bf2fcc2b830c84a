import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(import.meta.dirname, '../src');

/** A top-level declaration of the API: its text, and the declarations that it may call, as `file#name`. */
type Declaration = { text: string; names: Map<string, string> };

type Source = { declarations: Map<string, string>; imports: Map<string, { name: string; file: string }> };

const NAMES = /\{([^}]*)\}/;
const IMPORT = /^(?:import|export) (?:type )?\{[^}]*\} from '(\.[^']+)';/gm;
const DECLARATION = /^(?:export )?(?:async )?(?:function\*?|const|class) (\w+)/gm;

function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const starts = [...text.matchAll(DECLARATION)];
  const imports = [...text.matchAll(IMPORT)].flatMap(([statement, from = '']) =>
    (NAMES.exec(statement)?.[1] ?? '').split(',').flatMap((part) => {
      const [name = '', local = name] = part.replace('type ', '').trim().split(' as ');
      return name ? [[local, { name, file: path.join(path.dirname(file), from) }] as const] : [];
    }),
  );
  return {
    declarations: new Map(
      starts.map(({ 1: name = '', index }, place) => [name, text.slice(index, starts[place + 1]?.index)]),
    ),
    imports: new Map(imports),
  };
}

/** Every declaration of the API, by `file#name`, with what each may call as the sources say. */
function readDeclarations(): Map<string, Declaration> {
  const files = globSync(`${SOURCES}/**/*.ts`).filter((file) => !/\.(test|d)\.ts$/.test(file));
  const sources = new Map(files.map((file) => [file, readSource(file)]));
  const resolved = (file: string, name: string): string | undefined => {
    const source = sources.get(file);
    if (source?.declarations.has(name)) return `${file}#${name}`;
    const imported = source?.imports.get(name);
    return imported && resolved(imported.file, imported.name);
  };
  return new Map(
    [...sources].flatMap(([file, { declarations, imports }]) => {
      const names = new Map(
        [...declarations.keys(), ...imports.keys()].flatMap((name) => {
          const key = resolved(file, name);
          return key ? [[name, key] as const] : [];
        }),
      );
      return [...declarations].map(([name, text]) => [`${file}#${name}`, { text, names }] as const);
    }),
  );
}

const calledIn = ({ text, names }: Declaration): string[] =>
  [...new Set(text.match(/\w+/g))].flatMap((word) => names.get(word) ?? []);

/** Whether this declaration, or anything that it may call, contains the pattern. */
function reaches(all: Map<string, Declaration>, from: Declaration, pattern: RegExp): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let one = open.pop(); one; one = open.pop()) {
    if (pattern.test(one.text)) return true;
    for (const key of calledIn(one).filter((each) => !seen.has(each))) {
      seen.add(key);
      open.push(...[all.get(key)].filter((each) => each !== undefined));
    }
  }
  return false;
}

/** The handler of a call: the entry of its name in an object of handlers. */
function handlerOf(all: Map<string, Declaration>, call: string): Declaration | undefined {
  for (const { text, names } of all.values()) {
    if (!/Handlers<|handlers/i.test(text)) continue;
    const entry = new RegExp(
      `^( {2,6})(?:async )?${call}(?:[:,(].*)$(?:\\n\\1 .*$|\\n\\1[})].*$|\\n$)*`,
      'm',
    ).exec(text);
    if (entry) return { text: entry[0], names };
  }
  return undefined;
}

/** Which of these calls reach the pattern from their handler, by name. Throws for a call without a handler. */
export function callsThatReach(calls: string[], pattern: RegExp): string[] {
  const all = readDeclarations();
  return calls
    .filter((call) => {
      const handler = handlerOf(all, call);
      if (!handler) throw new Error(`no handler of ${call} was found`);
      return reaches(all, handler, pattern);
    })
    .sort();
}
