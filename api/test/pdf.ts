import { inflateSync } from 'node:zlib';

/** The text of a PDF written by pdfkit: its content streams with their hexadecimal strings decoded. */
export function wordsOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body]) => {
    try {
      return inflateSync(Buffer.from(body ?? '', 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const lines = streams.join('\n').matchAll(/\[(.*?)\] TJ/g);
  return [...lines]
    .map(([, parts]) =>
      [...(parts ?? '').matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex]) => Buffer.from(hex ?? '', 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n');
}
