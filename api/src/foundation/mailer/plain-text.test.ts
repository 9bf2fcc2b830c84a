import fc from 'fast-check';
import { plainTextOf } from './plain-text.ts';

const content = {
  subject: 'Order CBO-1',
  preview: 'We have your order.',
  heading: 'We have your order',
  paragraphs: [
    'Hello Ines, we have your order and deliver it with the next run. You need not do anything until then but make room.',
  ],
  facts: [
    ['Order', 'CBO-1'],
    ['Licence number', '104882'],
    [
      'Deliver to',
      'The Gull & Anchor, 12 Water Street, back door, ring twice and mind the dog, Vancouver, BC V6B 1A1',
    ],
  ] as [string, string][],
  lines: [
    { label: '2 × Moon Moth Hazy IPA', detail: 'on offer', amount: '$120.00' },
    { label: '1 × Lager 50L', amount: '$199.99' },
  ],
  totals: [{ label: 'Total', amount: '$319.99', strong: true }],
  action: { label: 'See your order', href: `https://shop.example/orders/${'x'.repeat(90)}` },
  footer: ['Coastal Brew Outfitters'],
};

test('A mail in plain text has columns that line up, lines that end between words, and its link whole', () => {
  expect(plainTextOf(content)).toBe(`We have your order

Hello Ines, we have your order and deliver it with the next run. You need not
do anything until then but make room.

Order           CBO-1
Licence number  104882
Deliver to      The Gull & Anchor, 12 Water Street, back door, ring twice and
                mind the dog, Vancouver, BC V6B 1A1

2 × Moon Moth Hazy IPA (on offer)  $120.00
1 × Lager 50L                      $199.99

Total  $319.99

See your order
${content.action.href}

Coastal Brew Outfitters`);
});

const words = (longest: number) =>
  fc.array(fc.stringMatching(new RegExp(`^[a-z]{1,${longest}}$`)), { minLength: 1, maxLength: 30 });

const mail = (paragraph: string[], label: string[], value: string[]) => ({
  ...{ subject: 'x', preview: 'x', heading: 'x', footer: [] },
  paragraphs: [paragraph.join(' ')],
  facts: [[label.join(' '), value.join(' ')] as [string, string]],
});

test('A mail in plain text says every word, whole', () => {
  fc.assert(
    fc.property(words(90), words(90), words(90), (paragraph, label, value) => {
      const text = plainTextOf(mail(paragraph, label, value));
      expect(text.split(/\s+/)).toEqual(['x', ...paragraph, ...label, ...value]);
    }),
  );
});

test('Where no word is longer than a column no line is longer than 78 characters', () => {
  fc.assert(
    fc.property(words(20), words(20), words(20), (paragraph, label, value) => {
      const lines = plainTextOf(mail(paragraph, label, value)).split('\n');
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(78);
    }),
  );
});
