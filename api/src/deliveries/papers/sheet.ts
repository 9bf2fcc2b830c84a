import PDFDocument from 'pdfkit';
import { company } from 'shared-domain/company';
import { SIGNATURE } from 'shared-domain/driver';
import { spellingNote, withFonts } from '../../orders/papers/index.ts';
import { BOLD, LEFT, type Paper, PLAIN, RIGHT, WIDTH } from './paper.ts';
import { drawAmounts, drawBlocks, drawBox, drawTitle } from './paper-blocks.ts';
import { drawTable } from './paper-table.ts';

/** How tall a signature is drawn, in points. */
const SIGNED_HEIGHT = 48;

/** A signature whose drawing ends at a height. */
function drawSignature(pdf: PDFKit.PDFDocument, path: string, left: number, bottom: number): void {
  const scale = SIGNED_HEIGHT / SIGNATURE.height;
  pdf
    .save()
    .translate(left, bottom - SIGNED_HEIGHT)
    .scale(scale)
    .path(path)
    .lineWidth(2.5)
    .lineCap('round')
    .lineJoin('round')
    .stroke('#000')
    .restore();
}

const BOTTOM = 735;
const FOOT = 750;

/** What a part of a paper is drawn from. */
type Rest<Draw> = Draw extends (first: never, ...rest: infer Given) => void ? Given : never;

type Part = { foot: string; first: number; ownNumbers: boolean };

/** Documents on letter paper, in black on white only (RUN-10). */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #paper: Paper;
  readonly #chunks: Buffer[] = [];
  readonly #parts: Part[] = [];
  #right: readonly string[] = [];
  #continued = '';

  constructor(title: string, at: Date) {
    const pdf = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      bufferPages: true,
      autoFirstPage: false,
      info: { Title: title, Author: company.name, CreationDate: at },
    });
    this.#pdf = withFonts(pdf);
    this.#paper = { pdf: this.#pdf, room: (height) => this.#room(height) };
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
  }

  /**
   * Begins a document on a new page.
   * @param right content at the right of its header
   * @param continued header of further pages
   * @param ownNumbers whether its pages are numbered separately
   */
  paper(part: { right: readonly string[]; foot: string; continued: string; ownNumbers: boolean }): this {
    this.#right = part.right;
    this.#continued = '';
    this.#page();
    const { count } = this.#pdf.bufferedPageRange();
    this.#parts.push({ foot: part.foot, first: count - 1, ownNumbers: part.ownNumbers });
    this.#continued = part.continued;
    return this;
  }

  /** Title and lines at the left, a row of figures in a box at the right. */
  title(...given: Rest<typeof drawTitle>): this {
    drawTitle(this.#pdf, ...given);
    return this;
  }

  /** Blocks of small headings, a bold line and plain ones, side by side. */
  blocks(...given: Rest<typeof drawBlocks>): this {
    drawBlocks(this.#pdf, ...given);
    return this;
  }

  /** Framed texts, each with a bold lead-in. */
  box(...given: Rest<typeof drawBox>): this {
    drawBox(this.#paper, ...given);
    return this;
  }

  /** A heading with a count on the right, then a table whose header is repeated on further pages. */
  table(...given: Rest<typeof drawTable>): this {
    drawTable(this.#paper, ...given);
    return this;
  }

  /** Right-aligned amounts from a given height; the last one is the total. */
  amounts(...given: Rest<typeof drawAmounts>): this {
    drawAmounts(this.#pdf, ...given);
    return this;
  }

  text(text: string, bold = ''): this {
    const pdf = this.#pdf;
    this.#room(16);
    pdf
      .font(PLAIN)
      .fontSize(9.75)
      .text(text, LEFT, pdf.y, { width: WIDTH, continued: bold !== '' });
    if (bold) pdf.font(BOLD).text(bold);
    pdf.y += 8;
    return this;
  }

  /** Empty lines to write on. */
  rules(heading: string, count: number): this {
    const pdf = this.#pdf;
    pdf.font(BOLD).fontSize(10.5).text(heading, LEFT, pdf.y);
    for (let line = 0; line < count; line += 1) {
      pdf.y += 18;
      pdf.moveTo(LEFT, pdf.y).lineTo(RIGHT, pdf.y).lineWidth(0.5).stroke('#000');
    }
    pdf.y += 14;
    return this;
  }

  /** Signature lines with labels below, and above them what is known: a text, or a signature's path. */
  signatures(
    labels: readonly string[],
    known: readonly (string | { path: string } | undefined)[] = [],
  ): this {
    const pdf = this.#pdf;
    this.#room(60);
    const y = pdf.y + 38;
    const widths = [188, 188, 112];
    let left = LEFT;
    for (const [index, label] of labels.entries()) {
      const width = widths[index] ?? 112;
      const above = known[index];
      if (typeof above === 'string')
        pdf
          .font(PLAIN)
          .fontSize(9.75)
          .text(above, left, y - 14, { width });
      else if (above) drawSignature(pdf, above.path, left, y);
      pdf
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.75)
        .stroke('#000');
      pdf
        .font(PLAIN)
        .fontSize(8.25)
        .text(label, left, y + 5, { width });
      left += width + 21.5;
    }
    pdf.y = y + 20;
    return this;
  }

  /** How far down the page is filled. */
  get y(): number {
    return this.#pdf.y;
  }
  set y(y: number) {
    this.#pdf.y = y;
  }

  /** Starts a new page if less than this height is left. */
  room(height: number): this {
    this.#room(height);
    return this;
  }

  finish(): Promise<Buffer> {
    this.#numbers();
    return new Promise((resolve) => {
      this.#pdf.on('end', () => resolve(Buffer.concat(this.#chunks)));
      this.#pdf.end();
    });
  }

  #room(height: number): boolean {
    if (this.#pdf.y + height <= BOTTOM) return false;
    this.#page();
    return true;
  }

  #page(): void {
    const pdf = this.#pdf;
    pdf.addPage();
    pdf.font('title').fontSize(14).fillColor('#000').text(company.name, LEFT, 42);
    pdf.font(PLAIN).fontSize(8.25);
    for (const [index, line] of this.#right.entries())
      pdf.text(line, LEFT + 200, 38 + index * 11.25, {
        width: WIDTH - 200,
        align: 'right',
        lineBreak: false,
      });
    pdf.moveTo(LEFT, 71).lineTo(RIGHT, 71).lineWidth(1.5).stroke('#000');
    pdf.y = 86;
    if (this.#continued) {
      pdf.font(BOLD).fontSize(10.5).text(this.#continued, LEFT, pdf.y, { width: WIDTH });
      pdf.y += 8;
    }
  }

  /** The footer: document title and page number. */
  #numbers(): void {
    const pdf = this.#pdf;
    const { count } = pdf.bufferedPageRange();
    for (const [index, { foot, first, ownNumbers }] of this.#parts.entries()) {
      const end = this.#parts[index + 1]?.first ?? count;
      for (let page = first; page < end; page += 1) {
        pdf.switchToPage(page);
        const number = ownNumbers ? `${page - first + 1} of ${end - first}` : `${page + 1} of ${count}`;
        pdf.font(PLAIN).fontSize(8.25).fillColor('#000');
        pdf.text(`${foot}${spellingNote(pdf)}`, LEFT, FOOT, { lineBreak: false });
        pdf.text(`Page ${number}`, LEFT, FOOT, { width: WIDTH, align: 'right', lineBreak: false });
      }
    }
  }
}
