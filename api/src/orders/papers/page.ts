import PDFDocument from 'pdfkit';
import { company } from 'shared-domain/company';
import { spellingNote, withFonts } from './fonts.ts';

/** Columns of numbers are right-aligned. */
export type Column = { heading: string; width: number; align?: 'left' | 'right' };

const LEFT = 54;
/** Where rows and feet of letter paper end, and how large a table's letters are. */
const LAYOUTS = {
  portrait: { width: 504, bottom: 720, foot: 748, letters: 10 },
  landscape: { width: 684, bottom: 540, foot: 568, letters: 9 },
};
const ROW_GAP = 6;
const AMOUNT_HEIGHT = 12 + ROW_GAP;

/**
 * A document on letter paper in the company's plain style, with functions to write tables on it. Each page has the title and its
 * number at its foot; a table's headings are repeated on further pages.
 */
export class DocumentPage {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #title: string;
  readonly #size: (typeof LAYOUTS)['portrait'];

  constructor(title: string, at: Date, layout: keyof typeof LAYOUTS = 'portrait') {
    this.#size = LAYOUTS[layout];
    const pdf = new PDFDocument({
      size: 'LETTER',
      layout,
      bufferPages: true,
      margins: { top: 54, bottom: 54, left: LEFT, right: LEFT },
      info: { Title: title, Author: company.name, CreationDate: at },
    });
    this.#title = title;
    this.#pdf = withFonts(pdf);
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#pdf.font('bold').fontSize(18).text(title);
    this.#pdf.font('plain').fontSize(9).fillColor('#5c6762');
    this.#pdf.text(`${company.name}, ${company.address}`);
    this.#pdf.text(`${company.phone}, ${company.ordersEmail}`).moveDown(1.5).fillColor('#000000');
  }

  /** Labels and values, one below the other. */
  facts(facts: [label: string, value: string | undefined][]): this {
    for (const [label, value] of facts) {
      if (!value) continue;
      this.#pdf.font('bold').fontSize(10).text(`${label}: `, { continued: true });
      this.#pdf.font('plain').text(value);
    }
    this.#pdf.moveDown();
    return this;
  }

  table(columns: Column[], rows: string[][]): this {
    this.#head(columns);
    for (const row of rows) this.#row(columns, row, 'plain', () => this.#head(columns));
    this.#rule();
    return this;
  }

  /** Right-aligned amounts below a table. The last one is the total. */
  amounts(rows: [label: string, amount: string][]): this {
    const columns: Column[] = [
      { heading: '', width: this.#size.width - 100, align: 'right' },
      { heading: '', width: 100, align: 'right' },
    ];
    if (this.#pdf.y + rows.length * AMOUNT_HEIGHT > this.#size.bottom) this.#page();
    rows.forEach((row, place) => {
      this.#row(columns, row, place === rows.length - 1 ? 'bold' : 'plain');
    });
    return this;
  }

  /** @param link the address that the text opens */
  note(text: string, link?: string): this {
    this.#pdf
      .moveDown()
      .font('plain')
      .fontSize(9)
      .text(text, LEFT, this.#pdf.y, {
        width: this.#size.width,
        ...(link === undefined ? {} : { link, underline: true }),
      })
      .moveDown();
    return this;
  }

  /** The finished document. */
  finish(): Promise<Buffer> {
    this.#numbers();
    return new Promise((resolve) => {
      this.#pdf.on('end', () => resolve(Buffer.concat(this.#chunks)));
      this.#pdf.end();
    });
  }

  #head(columns: Column[]): void {
    this.#row(
      columns,
      columns.map(({ heading }) => heading),
      'bold',
    );
    this.#rule();
  }

  /** @param onNewPage called if the row begins a page */
  #row(columns: Column[], cells: string[], font: string, onNewPage?: () => void): void {
    this.#pdf.font(font).fontSize(this.#size.letters);
    const heights = columns.map(({ width }, place) =>
      this.#pdf.heightOfString(cells[place] ?? '', { width: width - 8 }),
    );
    const height = Math.max(...heights);
    if (this.#pdf.y + height > this.#size.bottom) {
      this.#page();
      onNewPage?.();
      this.#pdf.font(font).fontSize(this.#size.letters);
    }
    const top = this.#pdf.y;
    let left = LEFT;
    columns.forEach(({ width, align = 'left' }, place) => {
      this.#pdf.text(cells[place] ?? '', left, top, { width: width - 8, align });
      left += width;
    });
    this.#pdf.x = LEFT;
    this.#pdf.y = top + height + ROW_GAP;
  }

  /** A further page, with the document's title. */
  #page(): void {
    this.#pdf.addPage();
    this.#pdf.font('bold').fontSize(10).text(`${this.#title}, continued`).moveDown();
  }

  /** The foot of each page: the title and the page's number. */
  #numbers(): void {
    const { count } = this.#pdf.bufferedPageRange();
    const foot = `${this.#title}${spellingNote(this.#pdf)}`;
    for (let page = 0; page < count; page += 1) {
      this.#pdf.switchToPage(page);
      // Below the margin, pdfkit would start another page.
      this.#pdf.page.margins.bottom = 0;
      this.#pdf
        .font('plain')
        .fontSize(8)
        .fillColor('#5c6762')
        .text(foot, LEFT, this.#size.foot, { lineBreak: false });
      const number = `Page ${page + 1} of ${count}`;
      this.#pdf.text(number, LEFT, this.#size.foot, {
        width: this.#size.width,
        align: 'right',
        lineBreak: false,
      });
    }
  }

  #rule(): void {
    const { y } = this.#pdf;
    this.#pdf
      .moveTo(LEFT, y - ROW_GAP / 2)
      .lineTo(LEFT + this.#size.width, y - ROW_GAP / 2)
      .lineWidth(0.5)
      .stroke('#9aa39e');
  }
}
