import { useRef, useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { useStaff, useToast } from '../../data/calls/index.ts';

/** 50 MB (PRODUCT-11). */
const MAX_BYTES = 50 * 1024 * 1024;

export type ImageUpload =
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

/** Checks, uploads and stores a product's image, with progress and Cancel. */
export function useImageUpload(product: ProductJson, onUploaded: (product: ProductJson) => void) {
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
