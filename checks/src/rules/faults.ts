import { basename } from 'node:path';
import { type File, isRulePage, LIST, type Rule, rulesIn, subjectOf } from './rules.ts';

/** References to documents outside the repository, which readers can't look up. */
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

/** A comment above a test that names the rules it checks. */
const HELD = /^\s*\/\/ ((?:[A-Z]+-\d+(?:, )?)+)$/;

export interface Findings {
  faults: string[];
  /** Ids of rules marked as having no test yet. */
  untested: string[];
}

/**
 * Compares the rules of docs/rules with the repository's files.
 * Returns a line for each page missing from the list, rule without a test, promised text that none of its tests contains,
 * unknown id, and reference to a document outside the repository.
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

/** Rules on another subject's page, and duplicate ids. */
function misplaced(page: File): string[] {
  const rules = rulesIn(page);
  return rules
    .filter(
      ({ id }, index) =>
        !id.startsWith(`${subjectOf(page)}-`) || rules.findIndex((other) => other.id === id) !== index,
    )
    .map(({ id, place }) => `${place}: ${id} has the wrong page, or is there twice`);
}

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

/** Rules without a test, and rules' texts that none of their tests contains. */
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

/** A pattern for a text in a test: placeholders match anything, apostrophes may be escaped. */
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
