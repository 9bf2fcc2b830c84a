import PDFDocument from 'pdfkit';
import { company } from 'shared-domain/company';
import { printable, withFonts } from '../documents/index.ts';

/** Letter paper in points, with margins of 54 px at 96 dpi. */
const LEFT = 40.5;
const RIGHT = 571.5;
const WIDTH = RIGHT - LEFT;
const BOTTOM = 735;
const FOOT = 750;
const ROW = 21.75;

export type Column = {
  heading: string;
  width: number;
  align?: 'left' | 'right';
  /** A box to tick, a number to be seen from afar, or a name. */
  look?: 'box' | 'number' | 'name' | 'field';
};

type Part = { foot: string; first: number; ownNumbers: boolean };

const BOLD = 'bold';
const PLAIN = 'plain';

/** Documents on letter sheets in black on white: nothing depends on a colour or a grey (RUN-10). */
export class Sheet {
  readonly #pdf: PDFKit.PDFDocument;
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
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
  }

  /**
   * Begins a paper on a page of its own.
   * @param right what stands at the right of its head
   * @param continued what further pages repeat
   * @param ownNumbers whether its pages are counted by themselves
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
  title(title: string, lines: readonly string[], figures: readonly [string, string][]): this {
    const pdf = this.#pdf;
    const top = pdf.y;
    const boxed = this.#figures(figures, top);
    const width = RIGHT - boxed - LEFT - 12;
    pdf.font('title').fontSize(24).text(printable(title), LEFT, top, { width });
    for (const [index, line] of lines.entries())
      pdf
        .font(index === 0 ? BOLD : PLAIN)
        .fontSize(10.5)
        .text(printable(line), LEFT, pdf.y + 1, { width });
    pdf.y = Math.max(pdf.y, top + 46) + 14;
    return this;
  }

  /** Blocks of small headings, a bold line and plain ones, side by side. */
  blocks(blocks: readonly (readonly string[])[]): this {
    const pdf = this.#pdf;
    const top = pdf.y;
    const width = WIDTH / blocks.length;
    let bottom = top;
    for (const [index, [label = '', name = '', ...lines]] of blocks.entries()) {
      const left = LEFT + index * width;
      pdf
        .font(BOLD)
        .fontSize(8)
        .text(printable(label), left, top, { width: width - 12 });
      pdf
        .font(BOLD)
        .fontSize(12)
        .text(printable(name), left, pdf.y + 2, { width: width - 12 });
      pdf.font(PLAIN).fontSize(9.75);
      for (const line of lines) pdf.text(printable(line), left, pdf.y + 1, { width: width - 12 });
      bottom = Math.max(bottom, pdf.y);
    }
    pdf.y = bottom + 12;
    return this;
  }

  /** Texts in a frame, each after its bold beginning. */
  box(texts: readonly [string, string][]): this {
    if (texts.length === 0) return this;
    const pdf = this.#pdf;
    const width = WIDTH - 20;
    const heights = texts.map(([bold, text]) =>
      pdf
        .font(BOLD)
        .fontSize(9.75)
        .heightOfString(printable(`${bold} ${text}`), { width, lineGap: 1 }),
    );
    const height = heights.reduce((sum, one) => sum + one + 2, 0) + 14;
    this.#room(Math.min(height, 600));
    const top = pdf.y;
    pdf.roundedRect(LEFT, top, WIDTH, height, 4).lineWidth(0.75).stroke('#000');
    let y = top + 8;
    for (const [index, [bold, text]] of texts.entries()) {
      pdf
        .font(BOLD)
        .fontSize(9.75)
        .text(`${printable(bold)} `, LEFT + 10, y, { width, lineGap: 1, continued: true });
      pdf.font(PLAIN).text(printable(text), { width });
      y += (heights[index] ?? 0) + 2;
    }
    pdf.y = top + height + 14;
    return this;
  }

  /** A heading with a count at the right, then a table whose head is repeated on further pages. */
  table(
    heading: string,
    aside: string,
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
    width = WIDTH,
  ): this {
    const pdf = this.#pdf;
    this.#room(40 + ROW);
    const top = pdf.y;
    pdf.font(BOLD).fontSize(10.5).text(printable(heading), LEFT, top);
    if (aside)
      pdf
        .font(PLAIN)
        .fontSize(9)
        .text(printable(aside), LEFT, top + 1, { width, align: 'right' });
    pdf.y = top + 19;
    this.#head(columns, width);
    for (const row of rows) this.#row(columns, row, width);
    pdf.y += 14;
    return this;
  }

  /** Amounts at the right of the page, beginning at a height; the last one is the total. */
  amounts(rows: readonly [string, string][], top: number): this {
    const pdf = this.#pdf;
    const left = LEFT + 306;
    let y = top;
    for (const [index, [label, amount]] of rows.entries()) {
      const isTotal = index === rows.length - 1;
      if (isTotal) {
        pdf.moveTo(left, y).lineTo(RIGHT, y).lineWidth(0.75).stroke('#000');
        y += 7;
      }
      pdf.font(isTotal ? BOLD : PLAIN).fontSize(isTotal ? 12 : 9.75);
      const height = pdf.heightOfString(printable(label), { width: 150 });
      pdf.text(printable(label), left, y, { width: 150 });
      pdf.text(amount, left + 150, y, { width: RIGHT - left - 150, align: 'right' });
      y += height + 6;
    }
    pdf.y = Math.max(pdf.y, y);
    return this;
  }

  text(text: string, bold = ''): this {
    const pdf = this.#pdf;
    this.#room(16);
    pdf
      .font(PLAIN)
      .fontSize(9.75)
      .text(printable(text), LEFT, pdf.y, { width: WIDTH, continued: bold !== '' });
    if (bold) pdf.font(BOLD).text(printable(bold));
    pdf.y += 8;
    return this;
  }

  /** Empty lines to write on. */
  rules(heading: string, count: number): this {
    const pdf = this.#pdf;
    pdf.font(BOLD).fontSize(10.5).text(printable(heading), LEFT, pdf.y);
    for (let line = 0; line < count; line += 1) {
      pdf.y += 18;
      pdf.moveTo(LEFT, pdf.y).lineTo(RIGHT, pdf.y).lineWidth(0.5).stroke('#000');
    }
    pdf.y += 14;
    return this;
  }

  /** Lines to sign, each above its words. */
  signatures(labels: readonly string[]): this {
    const pdf = this.#pdf;
    this.#room(60);
    const y = pdf.y + 38;
    const widths = [188, 188, 112];
    let left = LEFT;
    for (const [index, label] of labels.entries()) {
      const width = widths[index] ?? 112;
      pdf
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.75)
        .stroke('#000');
      pdf
        .font(PLAIN)
        .fontSize(8.25)
        .text(printable(label), left, y + 5, { width });
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

  /** Goes to a new page if less than this is left. */
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
      pdf.text(printable(line), LEFT + 200, 38 + index * 11.25, {
        width: WIDTH - 200,
        align: 'right',
        lineBreak: false,
      });
    pdf.moveTo(LEFT, 71).lineTo(RIGHT, 71).lineWidth(1.5).stroke('#000');
    pdf.y = 86;
    if (this.#continued) {
      pdf.font(BOLD).fontSize(10.5).text(printable(this.#continued), LEFT, pdf.y, { width: WIDTH });
      pdf.y += 8;
    }
  }

  #figures(figures: readonly [string, string][], top: number): number {
    const pdf = this.#pdf;
    const cell = 50;
    const width = cell * figures.length;
    if (width === 0) return 0;
    const left = RIGHT - width;
    pdf.roundedRect(left, top, width, 44, 4).lineWidth(0.75).stroke('#000');
    for (const [index, [label, figure]] of figures.entries()) {
      const x = left + index * cell;
      if (index > 0)
        pdf
          .moveTo(x, top)
          .lineTo(x, top + 44)
          .lineWidth(0.75)
          .stroke('#000');
      pdf
        .font(BOLD)
        .fontSize(16)
        .text(figure, x, top + 8, { width: cell, align: 'center', lineBreak: false });
      pdf
        .font(PLAIN)
        .fontSize(8)
        .text(label, x, top + 28, { width: cell, align: 'center', lineBreak: false });
    }
    return width;
  }

  #head(columns: readonly Column[], width: number): void {
    const pdf = this.#pdf;
    const top = pdf.y;
    pdf.font(BOLD).fontSize(8.25);
    let left = LEFT;
    for (const { heading, width: of, align = 'left' } of columns) {
      pdf.text(heading, left, top, { width: of - 8, align, lineBreak: false });
      left += of;
    }
    pdf.y = top + 14;
    pdf
      .moveTo(LEFT, pdf.y)
      .lineTo(LEFT + width, pdf.y)
      .lineWidth(0.75)
      .stroke('#000');
  }

  #row(columns: readonly Column[], cells: readonly string[], width: number): void {
    const pdf = this.#pdf;
    const texts = cells.map(printable);
    const heights = columns.map(({ width: of, look }, index) => {
      this.#font(look);
      return pdf.heightOfString(texts[index] ?? '', { width: of - 8 });
    });
    const height = Math.max(ROW, Math.max(...heights) + 9);
    if (this.#room(height)) this.#head(columns, width);
    const top = pdf.y;
    let left = LEFT;
    for (const [index, { width: of, align = 'left', look }] of columns.entries()) {
      if (look === 'box')
        pdf
          .roundedRect(left, top + 4.5, 12.75, 12.75, 2)
          .lineWidth(0.75)
          .stroke('#000');
      else if (look === 'field')
        pdf
          .roundedRect(left + of - 50, top + 3, 42, 15.75, 2)
          .lineWidth(0.75)
          .stroke('#000');
      else {
        this.#font(look);
        const shift = look === 'number' ? 4 : 6;
        pdf.text(texts[index] ?? '', left, top + shift, { width: of - 8, align });
      }
      left += of;
    }
    pdf.y = top + height;
    pdf
      .moveTo(LEFT, pdf.y)
      .lineTo(LEFT + width, pdf.y)
      .lineWidth(0.5)
      .stroke('#b5b5b5');
  }

  #font(look: Column['look']): void {
    if (look === 'number') this.#pdf.font(BOLD).fontSize(12.75);
    else if (look === 'name') this.#pdf.font(BOLD).fontSize(9.75);
    else this.#pdf.font(PLAIN).fontSize(9);
  }

  /** What the paper is, and which of its pages. */
  #numbers(): void {
    const pdf = this.#pdf;
    const { count } = pdf.bufferedPageRange();
    for (const [index, { foot, first, ownNumbers }] of this.#parts.entries()) {
      const end = this.#parts[index + 1]?.first ?? count;
      for (let page = first; page < end; page += 1) {
        pdf.switchToPage(page);
        const number = ownNumbers ? `${page - first + 1} of ${end - first}` : `${page + 1} of ${count}`;
        pdf.font(PLAIN).fontSize(8.25).fillColor('#000');
        pdf.text(printable(foot), LEFT, FOOT, { lineBreak: false });
        pdf.text(`Page ${number}`, LEFT, FOOT, { width: WIDTH, align: 'right', lineBreak: false });
      }
    }
  }
}
