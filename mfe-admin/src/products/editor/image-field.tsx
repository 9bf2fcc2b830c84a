import type { ProductJson } from 'shared-domain/contracts';
import { Button, ProgressBar, useFileDrop } from '../../kit/parts/index.ts';
import { Thumb } from '../../kit/product/index.ts';
import { FieldMessage } from './fields.tsx';
import styles from './image-field.module.css';
import { type ImageUpload, useImageUpload } from './use-image-upload.ts';

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

const percentOf = (sent: number) => Math.floor(sent * 100);

/** The product's image, dropped or chosen and stored at once (PRODUCT-11). */
export function ImageField({
  product,
  onUploaded,
  onRemove,
}: {
  product: ProductJson;
  onUploaded: (product: ProductJson) => void;
  onRemove: () => void;
}) {
  const { upload, send, cancel } = useImageUpload(product, onUploaded);
  const { zone, field, choose } = useFileDrop({
    label: 'Image file',
    accept: 'image/*',
    onFile: (file) => void send(file),
  });
  return (
    <fieldset className={styles.drop} aria-label="Image" {...zone}>
      <Thumb product={product} size={56} />
      <div className={styles.words} role={upload.state === 'uploading' ? undefined : 'status'}>
        <UploadStatus upload={upload} hasImage={Boolean(product.imageUrl)} />
      </div>
      {field}
      {upload.state === 'uploading' ? (
        <Button onClick={cancel}>Cancel</Button>
      ) : (
        <span className={styles.buttons}>
          {product.imageUrl && (
            <Button variant="quiet" onClick={onRemove}>
              Remove
            </Button>
          )}
          <Button onClick={choose}>Choose image</Button>
        </span>
      )}
    </fieldset>
  );
}

/** An upload's progress or outcome. */
function UploadStatus({ upload, hasImage }: { upload: ImageUpload; hasImage: boolean }) {
  if (upload.state === 'uploading') {
    return (
      <>
        <p className={styles.file}>
          <b>{upload.name}</b>
          <span className="num">
            {megabytes(upload.size * upload.sent)} of {megabytes(upload.size)} MB · {percentOf(upload.sent)}%
          </span>
        </p>
        <ProgressBar label="Upload" value={upload.sent} />
        <p className={styles.hint}>Uploading. The drawing shows until the upload is complete.</p>
      </>
    );
  }
  if (upload.state === 'error') return <FieldMessage>{upload.message}</FieldMessage>;
  return (
    <>
      <p>
        <b>{upload.state === 'success' ? `${upload.name} uploaded` : 'Drop an image here'}</b>
      </p>
      <p className={styles.hint}>
        {hasImage ? 'A new image replaces it.' : 'Without an image, a drawing is shown.'}
      </p>
    </>
  );
}
