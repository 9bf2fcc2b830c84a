import { useEffect, useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { codeKey } from 'shared-domain/imports';
import { displayName } from 'shared-domain/products';
import { useChange, useStaff, useToast, useUndo } from '../../data/calls/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { DialogFoot, InputField, StaffDialog } from '../../kit/parts/index.ts';
import { useProducts, usePutProducts } from '../../kit/product/index.ts';

const nameOf = ({ name }: File) => name.replace(/\.[^.]*$/, '');

/** Dropped pictures with the products that their names say, and how they are saved; each is stored by itself, with one Undo. */
function usePictures(pictures: readonly File[], onClose: () => void) {
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

/** A dropped picture before it is stored. */
function Preview({ picture }: { picture: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return (
    <Stack fixed middle clip side={46} radius={7} surface="tint">
      {address && <img src={address} alt="" width={46} height={46} style={{ objectFit: 'contain' }} />}
    </Stack>
  );
}

/** The review of dropped pictures: whose each is, by the SKU in its name, before any is stored (IMPORT-31). */
export function PicturesDialog({ pictures, onClose }: { pictures: readonly File[]; onClose: () => void }) {
  const { rows, known, isLoading, done, name, save } = usePictures(pictures, onClose);
  const left = rows.length - known;
  return (
    <StaffDialog
      title="Review the pictures"
      context={left > 0 && !isLoading ? `${left} without a product` : 'By the SKU in their names'}
      onClose={onClose}
      foot={
        <DialogFoot
          disabled={known === 0}
          busy={done !== null}
          busyText={`Saving ${(done ?? 0) + 1} of ${known}...`}
          onAct={() => void save()}
          onCancel={onClose}
        >
          {known === 1 ? 'Save 1 picture' : `Save ${known} pictures`}
        </DialogFoot>
      }
    >
      <Stack as="ul" gap={16}>
        {rows.map(({ file, sku, product, refusal }, place) => (
          <Row as="li" key={file.name} gap={12} align="start">
            <Preview picture={file} />
            <Stack grow shrink gap={4}>
              <InputField
                label={`SKU for ${file.name}`}
                value={sku}
                {...(refusal ? { error: refusal } : {})}
                onChange={({ target }) => name(place, target.value)}
              />
              <Text tone={product || isLoading ? 'quiet' : 'error'} size="xs" role="status">
                {product
                  ? `${displayName(product)}: ${product.imageUrl ? 'replaces its picture' : 'its first picture'}`
                  : isLoading
                    ? 'Looking for the product...'
                    : 'No product has this SKU; left out'}
              </Text>
            </Stack>
          </Row>
        ))}
      </Stack>
    </StaffDialog>
  );
}
