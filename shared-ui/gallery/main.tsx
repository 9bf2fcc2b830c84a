import '../src/tokens/index.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { paintWith } from '../src/product-drawing/index.ts';
import { paintProduct } from '../src/product-painting/painter.ts';
import { Gallery } from './gallery.tsx';

paintWith(paintProduct);

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
