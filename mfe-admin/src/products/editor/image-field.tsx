import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { Button, FieldMessage, ProgressBar, useFileDrop } from '../../kit/parts/index.ts';
import { Thumb } from '../../kit/product/index.ts';
import styles from './editor.module.css';
import type { ProductEditor } from './use-editor.ts';
import { useImageRemoval } from './use-image-removal.ts';
import { type ImageUpload, useImageUpload } from './use-image-upload.ts';

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
