import { type DragEvent, useRef, useState } from 'react';

/** Called with the chosen or dropped file. */
type FileDropOptions = {
  label: string;
  accept: string;
  onFile: (file: File | undefined) => void;
  /** Takes several at once instead. */
  onFiles?: ((files: File[]) => void) | undefined;
};

/** A drop zone: its props, its hidden file input, and a function that opens the file chooser. */
export function useFileDrop({ label, accept, onFile, onFiles }: FileDropOptions) {
  const take = (files: FileList | null) => (onFiles ? onFiles([...(files ?? [])]) : onFile(files?.[0]));
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
      take(event.dataTransfer.files);
    },
  };
  const field = (
    <input
      ref={input}
      type="file"
      accept={accept}
      multiple={onFiles !== undefined}
      className="visually-hidden"
      tabIndex={-1}
      aria-label={label}
      onChange={(event) => {
        take(event.target.files);
        event.target.value = '';
      }}
    />
  );
  return { zone, field, choose: () => input.current?.click() };
}
