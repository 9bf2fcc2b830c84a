import { type DragEvent, useRef, useState } from 'react';
import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../icons/index.ts';
import { Button } from '../parts/index.ts';
import styles from './licences.module.css';

/** Gives the browser the sample file to keep. */
function saveTemplate({ name, text }: { name: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A place to drop a CSV file on, with a button for those who don't drag. */
export function DropZone({
  title,
  text,
  busy,
  template,
  onFile,
}: {
  title: string;
  text: string;
  busy: boolean;
  template: { name: string; text: string };
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !busy) onFile(file);
  };
  return (
    <section
      className={`${styles.drop} ${over ? styles.over : ''}`}
      aria-label={title}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <StaffIcon name="file-up" size={32} />
      <h2 className={styles.dropTitle}>{title}</h2>
      <p>{text}</p>
      <div className={styles.dropButtons}>
        <Button variant="primary" busy={busy} busyText="Processing..." onClick={() => input.current?.click()}>
          Choose file
        </Button>
        <Button onClick={() => saveTemplate(template)}>
          <Icon name="download" size={16} />
          Sample CSV template
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        className="visually-hidden"
        aria-label="CSV file"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </section>
  );
}
