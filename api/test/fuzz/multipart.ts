import type { Random } from './random.ts';

const FILES = [
  'sku,name,price,brand\nNEW-7,Harbour Ale,60,FORCE\n',
  'sku,name,price,lto_price,lto_start_date,lto_end_date\nCTR-101,Ale,60,70,9999-12-31,0000-01-01\n',
  'ID,description,image\nCTR-101,New words,javascript:alert(1)\n',
  'Number,Establishment\n305-218,The Gull\n"30\u0000",\u2028\n',
  'sku,name,price\ndeposit-fee,B,1\n__proto__,B,1\nA/B,B,1\n',
  'constructor,__proto__,toString\n1,2,3\n',
  `sku,name\n${'x'.repeat(5_000)},${'"'.repeat(501)}\n`,
  '"',
  '\u0000\u0001',
  ',,,\n,,,\n',
  '',
  'sku;name;price\nA;B;-1e999\n',
];

const NAMES = [
  'stock.csv',
  'stock.txt',
  'can.png',
  'x'.repeat(3_000),
  '../a.txt',
  '\u0000.csv',
  '',
  'a".csv',
];

/** A form with a file, valid or broken: another field, a missing boundary, no end. */
export function multipartFor(file: string, random: Random): { type: string; body: string } {
  const field = random.pick([file, file, file, 'other', '__proto__', '']);
  const name = random.pick(NAMES);
  const before = random.chance(0.15) ? part('note', undefined, 'x'.repeat(random.pick([1, 2_000]))) : '';
  const again = random.chance(0.1) ? part(file, 'second.csv', 'sku\nA\n') : '';
  const end = random.pick(['\r\n--x--\r\n', '\r\n--x--\r\n', '\r\n--x', '']);
  return {
    type: random.pick([
      ...Array.from({ length: 6 }, () => 'multipart/form-data; boundary=x'),
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=y',
      'text/plain',
    ]),
    body: `${before}${again}${part(field, name, random.pick(FILES))}${end}`,
  };
}

function part(field: string, fileName: string | undefined, content: string): string {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`;
  return `\r\n--x\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n${content}`;
}
