import type { ImportKind } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { descriptionsReviewer } from './descriptions-reviewer.ts';
import { inventoryReviewer } from './inventory-reviewer.ts';
import { licencesReviewer } from './licences-reviewer.ts';
import type { Reviewer } from './reviewer.ts';

const REVIEWERS: Record<ImportKind, (deps: Deps, headers: string[]) => Promise<Reviewer>> = {
  inventory: inventoryReviewer,
  descriptions: descriptionsReviewer,
  licences: licencesReviewer,
};

/** The reviewer of a file by its headers. Throws the kind's own problem if a required column is missing. */
export function reviewerOf(deps: Deps, kind: ImportKind, headers: string[]): Promise<Reviewer> {
  return REVIEWERS[kind](deps, headers);
}
