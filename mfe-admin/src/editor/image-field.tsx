import { type DragEvent, useRef, useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { Button, ProgressBar } from '../parts/index.ts';
import { Thumb } from '../products/index.ts';
import { FieldMessage } from './fields.tsx';
import styles from './image-field.module.css';
import { useImageUpload } from './use-image-upload.ts';

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

const percentOf = (sent: number) => Math.floor(sent * 100);

/** The product's image: dropped or chosen, images only, up to 50 MB (PRODUCT-11); stored at once. */
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
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void send(event.dataTransfer.files[0]);
  };
  return (
    <fieldset
      className={styles.drop}
      data-over={over || undefined}
      aria-label="Image"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Thumb product={product} size={56} />
      <div className={styles.words} role={upload.state === 'uploading' ? undefined : 'status'}>
        {upload.state === 'uploading' ? (
          <>
            <p className={styles.file}>
              <b>{upload.name}</b>
              <span className="num">
                {megabytes(upload.size * upload.sent)} of {megabytes(upload.size)} MB ·{' '}
                {percentOf(upload.sent)}%
              </span>
            </p>
            <ProgressBar label="Upload" value={upload.sent} />
            <p className={styles.hint}>Uploading. The drawing shows until the upload is complete.</p>
          </>
        ) : upload.state === 'error' ? (
          <FieldMessage>{upload.message}</FieldMessage>
        ) : (
          <>
            <p>
              <b>{upload.state === 'success' ? `${upload.name} is in place` : 'Drop an image here'}</b>
            </p>
            <p className={styles.hint}>
              {product.imageUrl
                ? 'A new one replaces it.'
                : 'Without one, a drawing of the can, bottle or keg is shown.'}
            </p>
          </>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="Image file"
        onChange={(event) => {
          void send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {upload.state === 'uploading' ? (
        <Button onClick={cancel}>Cancel</Button>
      ) : (
        <span className={styles.buttons}>
          {product.imageUrl && (
            <Button variant="quiet" onClick={onRemove}>
              Remove
            </Button>
          )}
          <Button onClick={() => input.current?.click()}>Choose image</Button>
        </span>
      )}
    </fieldset>
  );
}
