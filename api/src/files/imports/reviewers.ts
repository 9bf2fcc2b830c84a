import type { ImportKind } from 'shared-domain/contracts';
import { columnsOf, descriptionHeadings, licenceHeadings, supplierHeadings } from 'shared-domain/imports';
import type { Deps } from '../../foundation/dependencies.ts';
import { descriptionsReviewer } from './descriptions-reviewer.ts';
import { inventoryReviewer } from './inventory-reviewer.ts';
import { licencesReviewer } from './licences-reviewer.ts';
import type { Reviewer, Sheet } from './reviewer.ts';
import { suppliersReviewer } from './suppliers-reviewer.ts';

const REVIEWERS: Record<ImportKind, (deps: Deps, sheet: Sheet) => Promise<Reviewer>> = {
  inventory: inventoryReviewer,
  descriptions: descriptionsReviewer,
  licences: licencesReviewer,
  suppliers: suppliersReviewer,
};

/** How many fields of each kind of file its headings name, by which they are found below a title. */
export const HEADING_SCORES: Record<ImportKind, (headers: readonly string[]) => number> = {
  inventory: (headers) => Object.keys(columnsOf(headers)).length,
  descriptions: descriptionHeadings,
  licences: licenceHeadings,
  suppliers: supplierHeadings,
};

/** The most fields that the headings name of one kind of file. */
export const anyHeadings = (headers: readonly string[]): number =>
  Math.max(...Object.values(HEADING_SCORES).map((score) => score(headers)));

/** The reviewer of a file by its headers. Throws the kind's own problem if a required column is missing. */
export function reviewerOf(deps: Deps, kind: ImportKind, sheet: Sheet): Promise<Reviewer> {
  return REVIEWERS[kind](deps, sheet);
}
