import { useEffect, useState } from 'react';
import { displayName } from 'shared-domain/products';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { DialogFoot, InputField, StaffDialog } from '../../kit/parts/index.ts';
import { usePictures } from './use-pictures.ts';

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
      open
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
