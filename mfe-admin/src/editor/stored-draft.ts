import { type ProductJson, productJson } from 'shared-domain/contracts';
import { DRAFT_FIELDS, type Draft, draftOf } from './draft.ts';

/** The typed fields and the product they are based on, whose `updatedAt` still guards the save. */
export type StoredDraft = { base: ProductJson; draft: Draft };

/** Parses a stored draft; null if it is invalid. A missing field counts as untouched. */
export function storedDraftIn(kept: unknown): StoredDraft | null {
  const { base, draft } = (kept ?? {}) as Partial<Record<keyof StoredDraft, unknown>>;
  const product = productJson.safeParse(base);
  if (!product.success || typeof draft !== 'object' || draft === null) return null;
  const stored = draftOf(product.data);
  const typed = DRAFT_FIELDS.filter((field) => typeof (draft as Draft)[field] === typeof stored[field]);
  const fields = typed.map((field) => [field, (draft as Draft)[field]]);
  return { base: product.data, draft: { ...stored, ...(Object.fromEntries(fields) as Partial<Draft>) } };
}
