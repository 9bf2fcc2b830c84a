import { type ProductJson, productJson } from 'shared-domain/contracts';
import { DRAFT_FIELDS, type Draft, draftOf } from './draft.ts';

/** What was typed over a product as it was read when the editing began: its `updatedAt` stays the guard. */
export type KeptDraft = { base: ProductJson; draft: Draft };

/** What an earlier page has kept, or null where it is no draft of a product. A field that it does not have is untouched. */
export function keptDraftIn(kept: unknown): KeptDraft | null {
  const { base, draft } = (kept ?? {}) as Partial<Record<keyof KeptDraft, unknown>>;
  const product = productJson.safeParse(base);
  if (!product.success || typeof draft !== 'object' || draft === null) return null;
  const stored = draftOf(product.data);
  const typed = DRAFT_FIELDS.filter((field) => typeof (draft as Draft)[field] === typeof stored[field]);
  const fields = typed.map((field) => [field, (draft as Draft)[field]]);
  return { base: product.data, draft: { ...stored, ...(Object.fromEntries(fields) as Partial<Draft>) } };
}
