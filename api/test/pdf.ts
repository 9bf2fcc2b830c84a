import { inflateSync } from 'node:zlib';

type Letters = ReadonlyMap<string, string>;

/** The text of a PDF written by pdfkit, a line for each piece: its glyphs as its fonts' tables name them. */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf.toString('latin1'));
  const fonts = fontsOf(objects);
  const pieces: string[] = [];
  for (const body of objects.values()) {
    let letters: Letters = new Map();
    for (const [, font, glyphs = ''] of streamOf(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (font) letters = fonts.get(font) ?? new Map();
      else pieces.push(read(glyphs, letters));
    }
  }
  return pieces.join('\n');
}

const objectsOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );

function streamOf(body: string): string {
  const [, stream] = /stream\r?\n([\s\S]*)\r?\nendstream/.exec(body) ?? [];
  try {
    return stream === undefined ? '' : inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

function fontsOf(objects: ReadonlyMap<string, string>): Map<string, Letters> {
  const fonts = new Map<string, Letters>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      fonts.set(name, lettersOf(streamOf(objects.get(table) ?? '')));
    }
  }
  return fonts;
}

function lettersOf(table: string): Letters {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g)) {
    for (const [place, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]+)>/g)].entries()) {
      const code = (Number.parseInt(first, 16) + place).toString(16).padStart(4, '0');
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      letters.set(code, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return letters;
}

const read = (glyphs: string, letters: Letters): string =>
  [...glyphs.matchAll(/<([0-9a-f]+)>/g)]
    .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
    .map((code) => letters.get(code) ?? '')
    .join('');
