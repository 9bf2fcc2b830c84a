import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { Painter } from '../product-painting/painter.ts';
import { fetchPainter } from './fetch-painter.ts';
import { Drawing } from './index.ts';
import { loadPainter } from './painter.ts';

jest.mock('./fetch-painter.ts', () => ({ fetchPainter: jest.fn() }));

const BEER = { name: 'Moon Moth', packagingType: 'Packaged' } as const;
const STOUT = { name: 'Night Shift', packagingType: 'Packaged' } as const;

const lettering: Painter = ({ name }) => `<text>${name}</text>`;

const load = jest.mocked(fetchPainter);

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
});

afterEach(() => jest.useRealTimers());

const art = (product: typeof BEER | typeof STOUT) => (
  <Drawing product={product} loading="eager" alt="A can" />
);
const can = () => screen.getByRole('img', { name: 'A can' });
const rest = () => act(() => jest.runAllTimersAsync());

// Painters stay loaded, so the tests follow one page from its start.
test('A server-rendered page keeps its pictures and loads no painters', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML =
    '<svg class="art" data-form="can" viewBox="52 14 150 296" role="img" aria-label="A can"><g><text>Drawn</text></g></svg>';
  const root = await act(() => hydrateRoot(page, art(BEER)));
  await rest();
  expect(can()).toHaveTextContent('Drawn');
  expect(load).not.toHaveBeenCalled();
  await act(() => root.unmount());
  page.remove();
});

// RELEASE-27
test('Painters that fail to load are requested again with pauses that grow, once for all pictures, and then paint', async () => {
  load.mockRejectedValue(new Error('No network'));
  const { rerender } = render(art(BEER));
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await wait(500);
  rerender(art(STOUT));
  await wait(59_500);
  expect(can().textContent).toBe('');
  expect(load).toHaveBeenCalledTimes(6);
  load.mockResolvedValue(lettering);
  await wait(30_000);
  expect(can()).toHaveTextContent('Night Shift');
  expect(load).toHaveBeenCalledTimes(7);
});

test('Loaded painters paint at once, and again when the product changes', async () => {
  await loadPainter();
  const { rerender } = render(art(BEER));
  expect(can()).toHaveTextContent('Moon Moth');
  rerender(art(STOUT));
  expect(can()).toHaveTextContent('Night Shift');
  expect(load).not.toHaveBeenCalled();
});
