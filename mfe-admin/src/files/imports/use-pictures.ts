import { useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { codeKey } from 'shared-domain/imports';
import { useChange, useStaff, useToast, useUndo } from '../../data/calls/index.ts';
import { useProducts, usePutProducts } from '../../kit/product/index.ts';

const nameOf = ({ name }: File) => name.replace(/\.[^.]*$/, '');

/** Dropped pictures with the products that their names say, and how they are saved; each is stored by itself, with one Undo. */
export function usePictures(pictures: readonly File[], onClose: () => void) {
  const staff = useStaff();
  const toast = useToast();
  const offerUndo = useUndo();
  const { products } = useProducts();
  const put = usePutProducts();
  const { send } = useChange('editProduct');
  const [skus, setSkus] = useState<readonly string[]>(() => pictures.map(nameOf));
  const [done, setDone] = useState<number | null>(null);
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const productOf = (sku: string): ProductJson | undefined =>
    products?.find(({ id }) => codeKey(id) === codeKey(sku));
  const rows = pictures.map((file, place) => {
    const sku = skus[place] ?? '';
    return {
      file,
      sku,
      product: codeKey(sku) === '' ? undefined : productOf(sku),
      refusal: refusals[file.name],
    };
  });
  const known = rows.filter(({ product }) => product !== undefined);
  const undo = async (saved: readonly { before: ProductJson; after: ProductJson }[]) => {
    for (const { before, after } of saved) {
      const body = { imageUrl: before.imageUrl ?? null, updatedAt: after.updatedAt };
      const result = await send({ params: { id: before.id }, body });
      if (result.ok) put([result.data]);
      else toast.failed(`${before.id} keeps its new picture`, result.problem.detail);
    }
  };
  const save = async () => {
    const saved: { before: ProductJson; after: ProductJson }[] = [];
    const refused: Record<string, string> = {};
    for (const [place, { file, product }] of known.entries()) {
      if (!product) continue;
      setDone(place);
      const result = await staff.call('uploadImage', { params: { id: product.id }, files: { image: file } });
      if (result.ok) saved.push({ before: product, after: result.data });
      else refused[file.name] = result.problem.detail;
    }
    setDone(null);
    put(saved.map(({ after }) => after));
    setRefusals(refused);
    if (saved.length > 0)
      offerUndo({
        title: saved.length === 1 ? '1 picture saved' : `${saved.length} pictures saved`,
        undo: () => undo(saved),
      });
    if (Object.keys(refused).length === 0) onClose();
  };
  const name = (place: number, sku: string) => setSkus(skus.with(place, sku));
  return { rows, known: known.length, isLoading: products === undefined, done, name, save };
}
