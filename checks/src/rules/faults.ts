import { basename } from 'node:path';
import { type File, isRulePage, LIST, type Rule, rulesIn, subjectOf } from './rules.ts';

/** Documents that are not in the repository: readers of the code can't look them up. */
const OUTSIDE = [
  /\bsections? \d/i,
  /(?<!\]\()\b(?:decisions|api|style|look|trade|texts|tech-notes)\.md\b/,
  /\b(?:tech|admin|customer) notes\b|\bNOTES\.md/,
  /\b(?:customer-side|carts-orders)\b/,
  /\((?:decisions[,:]|design(?::| notes))/,
  /\bspecifi(?:cation|ed)\b/i,
  /\bissue(?:'s\b|:? ["“]| #\d)/,
];

const isTest = ({ path }: File) => /\.(test|spec)\.tsx?$/.test(path);

/** A comment above a test that names the rules which it holds. */
const HELD = /^\s*\/\/ ((?:[A-Z]+-\d+(?:, )?)+)$/;

export interface Findings {
  faults: string[];
  /** Ids of rules that say of themselves that no test holds them yet. */
  untested: string[];
}

/**
 * Holds the rules of docs/rules and the repository's files against each other.
 * Out: a line for each page that the list leaves out, rule that no test names, promised text that none of its tests has,
 * id that no page has, and reference to a document outside the repository.
 */
export function compareRules(files: File[]): Findings {
  const pages = files.filter(isRulePage);
  const rules = pages.flatMap(rulesIn);
  const subjects = pages.map(subjectOf);
  return {
    faults: [
      ...pages.flatMap(misplaced),
      ...unlisted(files, pages),
      ...unknownIds(files, rules, subjects),
      ...unheld(files.filter(isTest), rules),
      ...files.flatMap(outsideReferences),
    ],
    untested: rules.filter(({ isUntested }) => isUntested).map(({ id }) => id),
  };
}

/** Rules on another subject's page, and ids that are given twice. */
function misplaced(page: File): string[] {
  const rules = rulesIn(page);
  return rules
    .filter(
      ({ id }, index) =>
        !id.startsWith(`${subjectOf(page)}-`) || rules.findIndex((other) => other.id === id) !== index,
    )
    .map(({ id, place }) => `${place}: ${id} has the wrong page, or is there twice`);
}

/** Pages that the list of pages, the README beside them, leaves out. */
function unlisted(files: File[], pages: File[]): string[] {
  const list = files.find(({ path }) => path === LIST)?.text ?? '';
  return pages
    .filter(({ path }) => !list.includes(`(${basename(path)})`))
    .map(({ path }) => `${LIST}: leaves ${path} out`);
}

function unknownIds(files: File[], rules: Rule[], subjects: string[]): string[] {
  const known = new Set(rules.map(({ id }) => id));
  const cited = new RegExp(`\\b(?:${subjects.join('|')})-\\d+\\b`, 'g');
  return files.flatMap((file) =>
    linesOf(file).flatMap(({ line, place }) =>
      [...(line.match(cited) ?? []), ...idsHeld(line)]
        .filter((id) => !known.has(id))
        .map((id) => `${place}: there is no rule ${id}`),
    ),
  );
}

const idsHeld = (line: string): string[] => HELD.exec(line)?.[1]?.split(', ') ?? [];

/** Rules that no test names, and texts of a rule that no test which names it has. */
function unheld(tests: File[], rules: Rule[]): string[] {
  const holders = new Map<string, string[]>();
  for (const test of tests) {
    for (const id of new Set(linesOf(test).flatMap(({ line }) => idsHeld(line)))) {
      holders.set(id, [...(holders.get(id) ?? []), test.text]);
    }
  }
  return rules.flatMap(({ id, place, texts, isUntested }) => {
    const tests = holders.get(id) ?? [];
    if (isUntested) return tests.length > 0 ? [`${place}: a test names ${id}; take the mark away`] : [];
    if (tests.length === 0) return [`${place}: no test names ${id}`];
    return texts
      .filter((text) => !tests.some((test) => patternOf(text).test(test)))
      .map((text) => `${place}: no test that names ${id} has "${text}"`);
  });
}

/** A text as it may stand in a test: anything for what is in braces, apostrophes escaped or not. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "\\\\?'"))
      .join('.*'),
  );

const outsideReferences = (file: File): string[] =>
  linesOf(file)
    .filter(({ line }) => OUTSIDE.some((pattern) => pattern.test(line)))
    .map(({ line, place }) => `${place}: refers to a document that is not here: ${line.trim()}`);

const linesOf = ({ path, text }: File): { line: string; place: string }[] =>
  text.split('\n').map((line, index) => ({ line, place: `${path}:${index + 1}` }));
