import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { decodeBytes, readingOf, type SingleByte } from './letters.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | SingleByte;

/** How a file's letters are read. */
export type FileEncoding = {
  encoding: Encoding;
  /** Another reading that is about as likely, and the same words in both. */
  other?: SingleByte;
  words?: { read: string; other: string }[];
  /** Whether it ends inside a letter. */
  isCut?: boolean;
};

const SAMPLE_BYTES = 4_096;
/** Words with letters beyond ASCII that are compared. */
const WORD_BYTES = 32 * 1024;

/** Stands before a letter that a byte of another encoding was read as. */
export const FOREIGN = '\uE0FF';

/**
 * A text file's encoding: by its byte order mark; without one, UTF-16 if every other byte is zero. UTF-8 may have a few bytes of
 * another encoding; a file with more of them is one of the encodings of one byte a letter (IMPORT-27).
 */
export async function encodingOf(path: string): Promise<FileEncoding> {
  const sample = await firstBytes(path);
  if (sample[0] === 0xff && sample[1] === 0xfe) return { encoding: 'utf-16le' };
  if (sample[0] === 0xfe && sample[1] === 0xff) return { encoding: 'utf-16be' };
  const zeros = (start: number) => sample.filter((byte, at) => at % 2 === start && byte === 0).length;
  const most = sample.length / 4;
  if (zeros(1) > most) return { encoding: 'utf-16le' };
  if (zeros(0) > most) return { encoding: 'utf-16be' };
  const { letters, foreign, words, isCut } = await scanned(path);
  if (foreign === 0 || letters >= foreign) return { encoding: 'utf-8', isCut };
  const { encoding, other } = readingOf(words);
  return other === null ? { encoding } : { encoding, other, words: differing(words, encoding, other) };
}

const SHOWN_WORDS = 5;

/** The first words that two encodings read differently. */
function differing(words: Buffer, encoding: SingleByte, other: SingleByte) {
  const others = decodeBytes(words, other).split('\n');
  return decodeBytes(words, encoding)
    .split('\n')
    .map((read, at) => ({ read, other: others[at] ?? '' }))
    .filter(
      (pair, at, all) => pair.read !== pair.other && all.findIndex(({ read }) => read === pair.read) === at,
    )
    .slice(0, SHOWN_WORDS);
}

/** Decodes the file as a stream, without its byte order mark. */
export function textOf(path: string, encoding: Encoding): Transform {
  const decode = decoderOf(encoding);
  const decoding = new Transform({
    readableObjectMode: false,
    decodeStrings: true,
    transform: (chunk: Buffer, _encoding, done) => done(null, decode(chunk)),
    flush: (done) => done(null, decode()),
  });
  const file = createReadStream(path);
  file.on('error', (cause) => decoding.destroy(cause));
  decoding.on('close', () => file.destroy());
  return file.pipe(decoding);
}

/** Decodes chunk by chunk; without a chunk, what is left at the end. */
function decoderOf(encoding: Encoding): (chunk?: Buffer) => string {
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const decoder = new TextDecoder(encoding);
    return (chunk) => (chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode());
  }
  if (encoding !== 'utf-8') return (chunk) => (chunk ? decodeBytes(chunk, encoding) : '');
  let rest = Buffer.alloc(0);
  let isFirst = true;
  return (chunk) => {
    if (!chunk) return '';
    const { text, rest: left } = utf8Of(Buffer.concat([rest, chunk]));
    rest = Buffer.from(left);
    const plain = isFirst ? text.replace(/^\uFEFF/, '') : text;
    isFirst &&= text === '';
    return plain;
  };
}

/** Bytes that a lead byte of UTF-8 begins: 2 to 4; 0 for a byte that begins none. */
const lengthOf = (lead: number): number =>
  lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xc2 && lead < 0xe0 ? 2 : 0;

const isTail = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

/** How many bytes from here on are a letter: 0 if they are none, undefined if the buffer ends inside it. */
function letterAt(bytes: Buffer, at: number): number | undefined {
  const length = lengthOf(bytes[at] ?? 0);
  for (let next = 1; next < length; next += 1) {
    if (at + next >= bytes.length) return undefined;
    if (!isTail(bytes[at + next])) return 0;
  }
  return length;
}

const FIRST_HIGH = /[\u0080-\u00ff]/g;

/** Walks the bytes beyond ASCII: `seen` gets their place and length, 0 for a foreign one. Returns where an unfinished letter starts. */
function walk(bytes: Buffer, seen: (at: number, length: number) => void): number {
  const text = bytes.toString('latin1');
  FIRST_HIGH.lastIndex = 0;
  for (let found = FIRST_HIGH.exec(text); found; found = FIRST_HIGH.exec(text)) {
    const length = letterAt(bytes, found.index);
    if (length === undefined) return found.index;
    seen(found.index, length);
    FIRST_HIGH.lastIndex = found.index + Math.max(1, length);
  }
  return bytes.length;
}

/** UTF-8, with foreign bytes as the letters of Windows-1252, each marked; the rest is an unfinished letter. */
function utf8Of(bytes: Buffer): { text: string; rest: Buffer } {
  const foreign: number[] = [];
  const end = walk(bytes, (at, length) => length === 0 && foreign.push(at));
  let text = '';
  let from = 0;
  for (const at of foreign) {
    text +=
      bytes.toString('utf8', from, at) + FOREIGN + decodeBytes(bytes.subarray(at, at + 1), 'windows-1252');
    from = at + 1;
  }
  return { text: text + bytes.toString('utf8', from, end), rest: bytes.subarray(end) };
}

/** The word around a byte, without the cells beside it. */
const WORD = /[^,;\t\r\n"]{0,12}$/;

/** Counts a file's letters of UTF-8 and its foreign bytes, and collects the words around them. */
async function scanned(path: string) {
  let [letters, foreign, room] = [0, 0, WORD_BYTES];
  const words: Buffer[] = [];
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    let collected = 0;
    const end = walk(bytes, (at, length) => {
      if (length > 0) letters += 1;
      else foreign += 1;
      if (room <= 0 || at < collected) return;
      const before = WORD.exec(bytes.toString('latin1', Math.max(collected, at - 12), at))?.[0].length ?? 0;
      const after = bytes.toString('latin1', at, at + 24).search(/[,;\t\r\n"]/);
      collected = after < 0 ? at + 24 : at + after;
      const word = bytes.subarray(at - before, collected);
      words.push(word, Buffer.from('\n'));
      room -= word.length;
    });
    rest = Buffer.from(bytes.subarray(end));
  }
  return { letters, foreign, words: Buffer.concat(words), isCut: rest.length > 0 };
}

/** The beginning of a file. */
export async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
