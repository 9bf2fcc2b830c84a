import { type DragEvent, useRef, useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { Button } from '../parts/index.ts';
import { Thumb } from '../products/index.ts';
import { useStaff, useToast } from '../staff/index.ts';
import { FieldMessage } from './fields.tsx';
import styles from './image-field.module.css';

/** 50 MB (section 9, images). */
const MAX_BYTES = 50 * 1024 * 1024;

type Upload =
  | { state: 'idle' }
  | { state: 'uploading'; name: string; size: number }
  | { state: 'success'; name: string }
  | { state: 'error'; message: string };

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** What is wrong with a file before anything is sent, in the words of section 8. */
export function refusalOf(file: File | undefined): { title: string; message: string; whole: string } | null {
  if (!file) {
    const message = 'Please select an image file to upload';
    return { title: 'No file selected', message, whole: `No file selected - ${message}` };
  }
  if (file.size > MAX_BYTES) {
    const message = 'Maximum file size is 50MB';
    return { title: 'File too large', message, whole: `File too large - ${message}` };
  }
  if (!file.type.startsWith('image/')) {
    const message = 'Please drop an image file.';
    return { title: 'Invalid File', message, whole: message };
  }
  return null;
}

function useUpload(product: ProductJson, onUploaded: (product: ProductJson) => void) {
  const staff = useStaff();
  const toast = useToast();
  const [upload, setUpload] = useState<Upload>({ state: 'idle' });
  const sending = useRef<AbortController | null>(null);

  async function send(file: File | undefined) {
    const refusal = refusalOf(file);
    if (refusal || !file) {
      setUpload({ state: 'error', message: refusal?.whole ?? '' });
      if (refusal) toast.failed(refusal.title, refusal.message);
      return;
    }
    const controller = new AbortController();
    sending.current = controller;
    setUpload({ state: 'uploading', name: file.name, size: file.size });
    const result = await staff.uploadImage(product.id, file, { signal: controller.signal });
    if (controller.signal.aborted) return setUpload({ state: 'idle' });
    if (result.ok && result.data.imageUrl) {
      setUpload({ state: 'success', name: file.name });
      return onUploaded(result.data);
    }
    const missing = { title: 'Upload incomplete', detail: 'Failed to generate image URL after upload' };
    const { title, detail } = result.ok ? missing : result.problem;
    const isKnown = result.ok || /^(image_|upload_|storage_)/.test(result.problem.code);
    const message = isKnown ? detail : `Upload failed: ${detail}`;
    setUpload({ state: 'error', message });
    toast.failed(title, message);
  }
  return { upload, send, cancel: () => sending.current?.abort() };
}

/** The product's image: dropped or chosen, images only, up to 50 MB (section 5); stored at once. */
export function ImageField({
  product,
  onUploaded,
  onRemove,
}: {
  product: ProductJson;
  onUploaded: (product: ProductJson) => void;
  onRemove: () => void;
}) {
  const { upload, send, cancel } = useUpload(product, onUploaded);
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
      <div className={styles.words} role="status">
        {upload.state === 'uploading' ? (
          <>
            <p className={styles.file}>
              <b>{upload.name}</b> {megabytes(upload.size)}
            </p>
            <span className={styles.bar} />
            <p className={styles.hint}>Uploading. The drawn can shows until the picture is in.</p>
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
                ? 'A new one takes its place.'
                : 'Without one the drawn can, bottle or keg shows.'}
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
