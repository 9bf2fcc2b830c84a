import { displayName } from 'shared-domain/products';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { Button, InputField, Spacer, StaffDialog } from '../../kit/parts/index.ts';
import { Thumb } from '../../kit/product/index.ts';
import { usePictures } from './use-pictures.ts';

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
        <>
          <Spacer />
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={known === 0}
            busy={done !== null}
            busyText={`Saving ${(done ?? 0) + 1} of ${known}...`}
            onClick={() => void save()}
          >
            {known === 1 ? 'Save 1 picture' : `Save ${known} pictures`}
          </Button>
        </>
      }
    >
      <Stack as="ul" gap={16}>
        {rows.map(({ file, sku, product, refusal }, place) => (
          <Row as="li" key={file.name} gap={12} align="start">
            {product && <Thumb product={product} size={46} />}
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
