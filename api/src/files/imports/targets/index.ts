import type { ImportKind } from 'shared-domain/contracts';
import type { Deps } from '../../../foundation/dependencies.ts';
import { licencesTarget } from './licences.ts';
import { descriptionsTarget, inventoryTarget } from './products.ts';
import { suppliersTarget } from './suppliers.ts';
import type { Target } from './target.ts';

export type { Operation, Stored, Target } from './target.ts';

const TARGETS: Record<ImportKind, (deps: Deps) => Target> = {
  inventory: inventoryTarget,
  descriptions: descriptionsTarget,
  licences: licencesTarget,
  suppliers: suppliersTarget,
};

/** The collection that a kind of import changes. */
export function targetOf(deps: Deps, kind: ImportKind): Target {
  return TARGETS[kind](deps);
}
