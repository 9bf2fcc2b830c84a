import { BOLD, LEFT, type Paper, PLAIN, RIGHT, WIDTH } from './paper.ts';

/** Title and lines at the left, a row of figures in a box at the right. */
export function drawTitle(
  pdf: PDFKit.PDFDocument,
  title: string,
  lines: readonly string[],
  figures: readonly [string, string][],
): void {
  const top = pdf.y;
  const boxed = drawFigures(pdf, figures, top);
  const width = RIGHT - boxed - LEFT - 12;
  pdf.font('title').fontSize(24).text(title, LEFT, top, { width });
  for (const [index, line] of lines.entries())
    pdf
      .font(index === 0 ? BOLD : PLAIN)
      .fontSize(10.5)
      .text(line, LEFT, pdf.y + 1, { width });
  pdf.y = Math.max(pdf.y, top + 46) + 14;
}

function drawFigures(pdf: PDFKit.PDFDocument, figures: readonly [string, string][], top: number): number {
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

/** Blocks of small headings, a bold line and plain ones, side by side. */
export function drawBlocks(pdf: PDFKit.PDFDocument, blocks: readonly (readonly string[])[]): void {
  const top = pdf.y;
  const width = WIDTH / blocks.length;
  let bottom = top;
  for (const [index, [label = '', name = '', ...lines]] of blocks.entries()) {
    const left = LEFT + index * width;
    pdf
      .font(BOLD)
      .fontSize(8)
      .text(label, left, top, { width: width - 12 });
    pdf
      .font(BOLD)
      .fontSize(12)
      .text(name, left, pdf.y + 2, { width: width - 12 });
    pdf.font(PLAIN).fontSize(9.75);
    for (const line of lines) pdf.text(line, left, pdf.y + 1, { width: width - 12 });
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.y = bottom + 12;
}

/** Framed texts, each with a bold lead-in. */
export function drawBox({ pdf, room }: Paper, texts: readonly [string, string][]): void {
  if (texts.length === 0) return;
  const width = WIDTH - 20;
  const heights = texts.map(([bold, text]) =>
    pdf.font(BOLD).fontSize(9.75).heightOfString(`${bold} ${text}`, { width, lineGap: 1 }),
  );
  const height = heights.reduce((sum, one) => sum + one + 2, 0) + 14;
  room(Math.min(height, 600));
  const top = pdf.y;
  pdf.roundedRect(LEFT, top, WIDTH, height, 4).lineWidth(0.75).stroke('#000');
  let y = top + 8;
  for (const [index, [bold, text]] of texts.entries()) {
    pdf
      .font(BOLD)
      .fontSize(9.75)
      .text(`${bold} `, LEFT + 10, y, { width, lineGap: 1, continued: true });
    pdf.font(PLAIN).text(text, { width });
    y += (heights[index] ?? 0) + 2;
  }
  pdf.y = top + height + 14;
}

/** Right-aligned amounts from a given height; the last one is the total. */
export function drawAmounts(pdf: PDFKit.PDFDocument, rows: readonly [string, string][], top: number): void {
  const left = LEFT + 306;
  let y = top;
  for (const [index, [label, amount]] of rows.entries()) {
    const isTotal = index === rows.length - 1;
    if (isTotal) {
      pdf.moveTo(left, y).lineTo(RIGHT, y).lineWidth(0.75).stroke('#000');
      y += 7;
    }
    pdf.font(isTotal ? BOLD : PLAIN).fontSize(isTotal ? 12 : 9.75);
    const height = pdf.heightOfString(label, { width: 150 });
    pdf.text(label, left, y, { width: 150 });
    pdf.text(amount, left + 150, y, { width: RIGHT - left - 150, align: 'right' });
    y += height + 6;
  }
  pdf.y = Math.max(pdf.y, y);
}
