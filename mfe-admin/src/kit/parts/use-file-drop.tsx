import { type DragEvent, useRef, useState } from 'react';

/** Called with the chosen or dropped file. */
type FileDropOptions = { label: string; accept: string; onFile: (file: File | undefined) => void };

/** A drop zone: its props, its hidden file input, and a function that opens the file chooser. */
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
