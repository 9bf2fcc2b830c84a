import { BOLD, LEFT, type Paper, PLAIN, ROW, WIDTH } from './paper.ts';

export type Column = {
  heading: string;
  width: number;
  align?: 'left' | 'right';
  /** The style of a column: a tick box, a large number, or a name. */
  look?: 'box' | 'number' | 'name' | 'field';
};

/** A heading with a count on the right, then a table whose header is repeated on further pages. */
export function drawTable(
  paper: Paper,
  heading: string,
  aside: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width = WIDTH,
): void {
  const { pdf, room } = paper;
  room(40 + ROW);
  const top = pdf.y;
  pdf.font(BOLD).fontSize(10.5).text(heading, LEFT, top);
  if (aside)
    pdf
      .font(PLAIN)
      .fontSize(9)
      .text(aside, LEFT, top + 1, { width, align: 'right' });
  pdf.y = top + 19;
  head(paper, columns, width);
  for (const row of rows) drawRow(paper, columns, row, width);
  pdf.y += 14;
}

function head({ pdf }: Paper, columns: readonly Column[], width: number): void {
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

function drawRow(paper: Paper, columns: readonly Column[], cells: readonly string[], width: number): void {
  const { pdf, room } = paper;
  const heights = columns.map(({ width: of, look }, index) => {
    font(pdf, look);
    return pdf.heightOfString(cells[index] ?? '', { width: of - 8 });
  });
  const height = Math.max(ROW, Math.max(...heights) + 9);
  if (room(height)) head(paper, columns, width);
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
      font(pdf, look);
      const shift = look === 'number' ? 4 : 6;
      pdf.text(cells[index] ?? '', left, top + shift, { width: of - 8, align });
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

function font(pdf: PDFKit.PDFDocument, look: Column['look']): void {
  if (look === 'number') pdf.font(BOLD).fontSize(12.75);
  else if (look === 'name') pdf.font(BOLD).fontSize(9.75);
  else pdf.font(PLAIN).fontSize(9);
}
