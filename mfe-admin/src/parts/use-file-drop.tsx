import { type DragEvent, useRef, useState } from 'react';

/** What is chosen or dropped: one file, or none. */
type FileDropOptions = { label: string; accept: string; onFile: (file: File | undefined) => void };

/** A place on which a file is dropped: props for it, its hidden file field, and a press that opens the browser's choice. */
export function useFileDrop({ label, accept, onFile }: FileDropOptions) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const zone = {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFile(event.dataTransfer.files[0]);
    },
  };
  const field = (
    <input
      ref={input}
      type="file"
      accept={accept}
      className="visually-hidden"
      tabIndex={-1}
      aria-label={label}
      onChange={(event) => {
        onFile(event.target.files?.[0]);
        event.target.value = '';
      }}
    />
  );
  return { zone, field, choose: () => input.current?.click() };
}
