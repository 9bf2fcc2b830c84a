import { render, screen } from '@testing-library/react';
import { MOTH } from '../product-painting/fixtures.ts';
import { paintProduct } from '../product-painting/painter.ts';
import { Drawing, paintWith } from './index.ts';

paintWith(paintProduct);

const idsOf = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);

test('The same product twice on a page shares no id, and each reference finds its own', () => {
  const { container } = render(
    <>
      <Drawing product={MOTH} />
      <Drawing product={MOTH} />
    </>,
  );
  const ids = idsOf(container.innerHTML);
  expect(new Set(ids).size).toBe(ids.length);
  const wanted = [...container.innerHTML.matchAll(/(?:url\(|href=")#([^")]+)/g)].map((match) => match[1]);
  expect(wanted.every((id) => ids.includes(id))).toBe(true);
});

test('A name that contains markup stays text', () => {
  render(<Drawing product={{ ...MOTH, name: '<b>"Bold" & §1', style: '' }} alt="Bold" />);
  expect(screen.getByRole('img')).toHaveTextContent('<b>"Bold"& 1');
});
