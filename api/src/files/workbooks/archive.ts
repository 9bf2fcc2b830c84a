import sax from 'sax';
import { type Entry, openPromise } from 'yauzl';
import { WorkbookRefusal } from './refusal.ts';

/** The bytes of all parts that are read, once unpacked; a small file may claim to be gigabytes. */
const UNPACKED_BYTES = 300 * 1024 * 1024;

/** What is done at each tag and text of a part; names are without their prefix. */
export type Handlers = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

/** The parts of a workbook. */
export type Archive = {
  has: (part: string) => boolean;
  /** A part's text, piece by piece; nothing for a part that is missing. */
  text: (part: string) => AsyncGenerator<string>;
  /** Walks through a part's tags. */
  parse: (part: string, handlers: Handlers) => Promise<void>;
  close: () => void;
};

/** Opens a workbook's archive. Throws a refusal once more was unpacked than any list needs. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const counted = new Set<string>();
  let left = UNPACKED_BYTES;
  async function* text(part: string): AsyncGenerator<string> {
    const entry = entries.get(part);
    if (!entry) return;
    const isAgain = counted.has(part);
    const decoder = new TextDecoder();
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      if (!isAgain) left -= (chunk as Buffer).length;
      if (left < 0) throw new WorkbookRefusal('large');
      yield decoder.decode(chunk as Buffer, { stream: true });
    }
    counted.add(part);
  }
  return {
    has: (part) => entries.has(part),
    text,
    parse: async (part, handlers) => {
      const xml = xmlParser(handlers);
      for await (const piece of text(part)) xml.write(piece);
      if (entries.has(part)) xml.close();
    },
    close: () => zip.close(),
  };
}

const plain = (name: string): string => name.slice(name.indexOf(':') + 1);

function xmlParser({ open, close, text }: Handlers) {
  const xml = sax.parser(true, { position: false });
  xml.onerror = (cause) => {
    throw cause;
  };
  if (open) xml.onopentag = ({ name, attributes }) => open(plain(name), attributes as Record<string, string>);
  if (close) xml.onclosetag = (name) => close(plain(name));
  if (text) {
    xml.ontext = text;
    xml.oncdata = text;
  }
  return xml;
}
