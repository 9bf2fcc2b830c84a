import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const SAMPLE_BYTES = 4_096;

/**
 * A text file's encoding: by its byte order mark; without one, UTF-16 if every other byte is zero, and a file
 * that isn't valid UTF-8 is taken for Windows-1252, which spreadsheets still write.
 */
export async function encodingOf(path: string): Promise<Encoding> {
  const sample = await firstBytes(path);
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be';
  const zeros = (start: number) => sample.filter((byte, at) => at % 2 === start && byte === 0).length;
  const most = sample.length / 4;
  if (zeros(1) > most) return 'utf-16le';
  if (zeros(0) > most) return 'utf-16be';
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252';
}

/** Decodes the file as a stream, without its byte order mark. */
export function textOf(path: string, encoding: Encoding): Transform {
  const decoder = new TextDecoder(encoding);
  const decoding = new Transform({
    readableObjectMode: false,
    decodeStrings: true,
    transform: (chunk: Buffer, _encoding, done) => done(null, decoder.decode(chunk, { stream: true })),
    flush: (done) => done(null, decoder.decode()),
  });
  const file = createReadStream(path);
  file.on('error', (cause) => decoding.destroy(cause));
  decoding.on('close', () => file.destroy());
  return file.pipe(decoding);
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return true;
  } catch (cause) {
    if ((cause as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw cause;
  }
}
