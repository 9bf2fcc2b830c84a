/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MOTH } from '../product-painting/fixtures.ts';
import { paintProduct } from '../product-painting/painter.ts';
import { Drawing, paintWith } from './index.ts';

paintWith(paintProduct);

test('A server draws at once when told to, and every time the same', () => {
  const drawn = renderToString(<Drawing product={MOTH} loading="eager" alt="Moon Moth" />);
  expect(drawn).toContain('>Moon</textPath>');
  expect(renderToString(<Drawing product={MOTH} loading="eager" alt="Moon Moth" />)).toBe(drawn);
});
