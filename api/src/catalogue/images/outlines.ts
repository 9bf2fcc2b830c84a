import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Buffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';
import {
  type LabelLine,
  type Lettering,
  rounded,
} from '../../../../shared-ui/src/product-painting/painted.ts';
import { curveOf } from './curve.ts';

const FOLDER = join(import.meta.dirname, 'fonts');

const read = (name: string) => new Face(new Blob(readFileSync(join(FOLDER, `${name}.ttf`))));

/** Fonts in the order in which a letter is looked for, as in tokens/fonts.css. */
const FACES = {
  display: ['display', 'display-ext'].map(read),
  sans: ['sans', 'sans-ext'].map(read),
  italic: ['display-italic', 'display', 'display-ext'].map(read),
};

/** Slope of an upright letter that stands for an italic one, as in browsers. */
const SLOPE = 0.25;
const ITALIC_FACE = FACES.italic[0];
const NO_LIGATURES = ['liga', 'clig'].map((tag) => new Feature(tag, 0));

/** A text has a letter that our fonts lack. */
export class UnknownLetter extends Error {
  override name = 'UnknownLetter';
}

type Glyph = { outline: string; advance: number; scale: number; isSloped: boolean };

/** Lettering as outlines, since the rasteriser knows neither our fonts nor text on a curve. Throws UnknownLetter. */
export const outlineLettering: Lettering = (line) => {
  const glyphs = glyphsOf(line);
  const curve = curveOf(line.curve);
  const width = glyphs.reduce((sum, { advance }) => sum + advance, 0);
  let start = (curve.length - width) / 2;
  const outlines = glyphs.map(({ outline, advance, scale, isSloped }) => {
    const middle = (advance - line.spacing) / 2;
    const { point, angle } = curve.at(start + middle);
    start += advance;
    if (outline === '') return '';
    const slope = isSloped ? ` skewX(${rounded((Math.atan(-SLOPE) * 180) / Math.PI)})` : '';
    return `<path transform="translate(${point.map(rounded).join(' ')}) rotate(${rounded(angle)}) translate(${rounded(-middle)} 0)${slope} scale(${scale} ${-scale})" d="${outline}"/>`;
  });
  return `<g fill="${line.fill}" opacity="${line.opacity}">${outlines.join('')}</g>`;
};

function glyphsOf({ text, family, italic, weight, size, spacing }: LabelLine): Glyph[] {
  const faces = italic && family === 'display' ? FACES.italic : FACES[family];
  return runsOf(text, faces).flatMap(({ part, face }) => {
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    const buffer = new Buffer();
    buffer.addText(part);
    buffer.guessSegmentProperties();
    shape(font, buffer, spacing === 0 ? undefined : NO_LIGATURES);
    const scale = size / face.upem;
    const positions = buffer.getGlyphPositions();
    return buffer
      .getGlyphInfos()
      .map(({ codepoint: glyph }, index) => ({
        outline: font.glyphToPath(glyph),
        advance: (positions[index]?.xAdvance ?? 0) * scale + spacing,
        scale: Number(scale.toPrecision(4)),
        isSloped: italic && face !== ITALIC_FACE,
      }));
  });
}

/** A text's parts by the first face that has their letters. */
function runsOf(text: string, faces: readonly Face[]): { part: string; face: Face }[] {
  const runs: { part: string; face: Face }[] = [];
  for (const letter of text.normalize('NFC')) {
    const face = faces.find((each) => letters(each).has(letter.codePointAt(0) ?? 0));
    if (!face) throw new UnknownLetter(`No font has ${JSON.stringify(letter)}`);
    const last = runs.at(-1);
    if (last?.face === face) last.part += letter;
    else runs.push({ part: letter, face });
  }
  return runs;
}

const known = new Map<Face, Set<number>>();

function letters(face: Face): Set<number> {
  const found = known.get(face) ?? new Set(face.collectUnicodes());
  known.set(face, found);
  return found;
}
