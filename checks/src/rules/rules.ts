/** One rule of docs/rules. */
export interface Rule {
  id: string;
  /** 'docs/rules/price.md:12' */
  place: string;
  /** Texts that it promises literally; `{name}` is a placeholder. */
  texts: string[];
  /** Whether it is marked as having no test yet. */
  isUntested: boolean;
}

/** A file of the repository, by its path from the root. */
export interface File {
  path: string;
  text: string;
}

const FOLDER = 'docs/rules/';
/** The list of pages. */
export const LIST = `${FOLDER}README.md`;
const UNTESTED = '_(no test yet)_';

export const isRulePage = ({ path }: File): boolean => path.startsWith(FOLDER) && path !== LIST;

/** 'docs/rules/price.md' -> 'PRICE' */
export const subjectOf = ({ path }: File): string => path.slice(FOLDER.length, -'.md'.length).toUpperCase();

/** The rules of a page: paragraphs that begin with their id in bold. */
export function rulesIn({ path, text }: File): Rule[] {
  const paragraphs = [...text.matchAll(/(?:.+\n?)+/g)];
  return paragraphs.flatMap(({ 0: paragraph, index }) => {
    const id = /^\*\*([A-Z]+-\d+)\*\* /.exec(paragraph)?.[1];
    if (!id) return [];
    const said = paragraph.trim().replaceAll('\n', ' ');
    const texts = [...said.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
    const line = text.slice(0, index).split('\n').length;
    return [{ id, place: `${path}:${line}`, texts, isUntested: said.endsWith(UNTESTED) }];
  });
}
