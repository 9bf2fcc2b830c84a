import PDFDocument from 'pdfkit';
import { company } from 'shared-domain/company';
import { withFonts } from './fonts.ts';
import { printable } from './printable.ts';

/** Columns of numbers are right-aligned. */
export type Column = { heading: string; width: number; align?: 'left' | 'right' };

const LEFT = 54;
const WIDTH = 504;
const BOTTOM = 720;
const ROW_GAP = 6;

/** A document on letter paper in the company's plain style, with functions to write tables on it. */
export class DocumentPage {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];

  constructor(title: string, at: Date) {
    const pdf = new PDFDocument({
      size: 'LETTER',
      margins: { top: 54, bottom: 54, left: LEFT, right: LEFT },
      info: { Title: title, Author: company.name, CreationDate: at },
    });
    this.#pdf = withFonts(pdf);
    this.#pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#pdf.font('bold').fontSize(18).text(printable(title));
    this.#pdf.font('plain').fontSize(9).fillColor('#5c6762');
    this.#pdf.text(printable(`${company.name}, ${company.address}`));
    this.#pdf
      .text(printable(`${company.phone}, ${company.ordersEmail}`))
      .moveDown(1.5)
      .fillColor('#000000');
  }

  /** Labels and values, one below the other. */
  facts(facts: [label: string, value: string | undefined][]): this {
    for (const [label, value] of facts) {
      if (!value) continue;
      this.#pdf.font('bold').fontSize(10).text(`${label}: `, { continued: true });
      this.#pdf.font('plain').text(printable(value));
    }
    this.#pdf.moveDown();
    return this;
  }

  table(columns: Column[], rows: string[][]): this {
    this.#row(
      columns,
      columns.map(({ heading }) => heading),
      'bold',
    );
    this.#rule();
    for (const row of rows) this.#row(columns, row, 'plain');
    this.#rule();
    return this;
  }

  /** Right-aligned amounts below a table. The last one is the total. */
  amounts(rows: [label: string, amount: string][]): this {
    const columns: Column[] = [
      { heading: '', width: 404, align: 'right' },
      { heading: '', width: 100, align: 'right' },
    ];
    rows.forEach((row, place) => {
      this.#row(columns, row, place === rows.length - 1 ? 'bold' : 'plain');
    });
    return this;
  }

  note(text: string): this {
    this.#pdf.moveDown().font('plain').fontSize(9).text(printable(text), LEFT, this.#pdf.y, { width: WIDTH });
    return this;
  }

  /** The finished document. */
  finish(): Promise<Buffer> {
    return new Promise((resolve) => {
      this.#pdf.on('end', () => resolve(Buffer.concat(this.#chunks)));
      this.#pdf.end();
    });
  }

  #row(columns: Column[], cells: string[], font: string): void {
    this.#pdf.font(font).fontSize(10);
    const texts = cells.map(printable);
    const heights = columns.map(({ width }, place) =>
      this.#pdf.heightOfString(texts[place] ?? '', { width: width - 8 }),
    );
    const height = Math.max(...heights);
    if (this.#pdf.y + height > BOTTOM) this.#pdf.addPage();
    const top = this.#pdf.y;
    let left = LEFT;
    columns.forEach(({ width, align = 'left' }, place) => {
      this.#pdf.text(texts[place] ?? '', left, top, { width: width - 8, align });
      left += width;
    });
    this.#pdf.x = LEFT;
    this.#pdf.y = top + height + ROW_GAP;
  }

  #rule(): void {
    const { y } = this.#pdf;
    this.#pdf
      .moveTo(LEFT, y - ROW_GAP / 2)
      .lineTo(LEFT + WIDTH, y - ROW_GAP / 2)
      .lineWidth(0.5)
      .stroke('#9aa39e');
  }
}
