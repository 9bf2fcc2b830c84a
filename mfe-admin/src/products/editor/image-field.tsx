import { useRef, useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { displayName } from 'shared-domain/products';
import { useChange, useStaff, useToast, useUndo } from '../../data/calls/index.ts';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { Button, FieldMessage, ProgressBar, useFileDrop } from '../../kit/parts/index.ts';
import { Thumb } from '../../kit/product/index.ts';
import styles from './editor.module.css';
import type { ProductEditor } from './use-editor.ts';

/** 50 MB (PRODUCT-11). */
const MAX_BYTES = 50 * 1024 * 1024;

type ImageUpload =
  | { state: 'idle' }
  | {
      state: 'uploading';
      name: string;
      /** Bytes of the file. */
      size: number;
      /** The share sent, 0 to 1. */
      sent: number;
    }
  | { state: 'success'; name: string }
  | { state: 'error'; message: string };

/** Why a file is refused before sending, if it is (PRODUCT-11). */
function refusalOf(file: File | undefined): { title: string; message: string; whole: string } | null {
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

/** Checks, uploads and stores a product's image, with progress and Cancel. */
function useImageUpload(product: ProductJson, onUploaded: (product: ProductJson) => void) {
  const staff = useStaff();
  const toast = useToast();
  const [upload, setUpload] = useState<ImageUpload>({ state: 'idle' });
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
    const { name, size } = file;
    const tell = (sent: number) => setUpload({ state: 'uploading', name, size, sent });
    tell(0);
    const result = await staff.call(
      'uploadImage',
      { params: { id: product.id }, files: { image: file } },
      { signal: controller.signal, onProgress: tell },
    );
    if (controller.signal.aborted) return setUpload({ state: 'idle' });
    if (result.ok && result.data.imageUrl) {
      setUpload({ state: 'success', name });
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

/** Removes the product's image at once, with an Undo; a drawing is shown instead. */
function useImageRemoval({ base, adopt, tellSaved }: ProductEditor) {
  const { send } = useChange('editProduct');
  const toast = useToast();
  const offerUndo = useUndo();
  return async () => {
    const change = async (over: ProductJson, imageUrl: string | null) => {
      const result = await send({ params: { id: over.id }, body: { imageUrl, updatedAt: over.updatedAt } });
      if (!result.ok) {
        toast.failed('Failed to update product. Please try again.', result.problem.detail);
        return null;
      }
      adopt(result.data);
      tellSaved(result.data);
      return result.data;
    };
    const saved = await change(base, null);
    if (!saved) return;
    const undo = async () => void (await change(saved, base.imageUrl ?? null));
    offerUndo({ title: 'Image removed', description: displayName(base), undo });
  };
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);

const percentOf = (sent: number) => Math.floor(sent * 100);

/** The product's image, dropped or chosen and stored at once (PRODUCT-11). */
export function ImageField(editor: ProductEditor) {
  const { base, adopt } = editor;
  const remove = useImageRemoval(editor);
  const { upload, send, cancel } = useImageUpload(base, adopt);
  const { zone, field, choose } = useFileDrop({
    label: 'Image file',
    accept: 'image/*',
    onFile: (file) => void send(file),
  });
  return (
    <Row
      as="fieldset"
      wrap
      gap={12}
      pad="11 12"
      radius={12}
      className={styles.drop}
      aria-label="Image"
      {...zone}
    >
      <Thumb product={base} size={56} />
      <Stack
        grow
        shrink
        gap={5}
        className={styles.words}
        role={upload.state === 'uploading' ? undefined : 'status'}
      >
        <UploadStatus upload={upload} hasImage={Boolean(base.imageUrl)} />
      </Stack>
      {field}
      {upload.state === 'uploading' ? (
        <Button onClick={cancel}>Cancel</Button>
      ) : (
        <Row as="span" gap={4}>
          {base.imageUrl && (
            <Button variant="quiet" onClick={() => void remove()}>
              Remove
            </Button>
          )}
          <Button onClick={choose}>Choose image</Button>
        </Row>
      )}
    </Row>
  );
}

/** An upload's progress or outcome. */
function UploadStatus({ upload, hasImage }: { upload: ImageUpload; hasImage: boolean }) {
  if (upload.state === 'uploading') {
    return (
      <>
        <Row as="p" gap={8} justify="between">
          <Text weight={600} cut>
            {upload.name}
          </Text>
          <Small figures>
            {megabytes(upload.size * upload.sent)} of {megabytes(upload.size)} MB · {percentOf(upload.sent)}%
          </Small>
        </Row>
        <ProgressBar label="Upload" value={upload.sent} />
        <Small as="p" tight>
          Uploading. The drawing shows until the upload is complete.
        </Small>
      </>
    );
  }
  if (upload.state === 'error') return <FieldMessage>{upload.message}</FieldMessage>;
  return (
    <>
      <Text as="p" weight={500}>
        {upload.state === 'success' ? `${upload.name} uploaded` : 'Drop an image here'}
      </Text>
      <Small as="p" tight>
        {hasImage ? 'A new image replaces it.' : 'Without an image, a drawing is shown.'}
      </Small>
    </>
  );
}
