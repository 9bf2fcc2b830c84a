import { render } from '@testing-library/react';

// Returns a new object each time, as a browser's policy does.
const policy = { createHTML: (text: string) => Object(text) as string };
globalThis.trustedTypes = { defaultPolicy: null, createPolicy: () => policy };

// PAGE-16
test('A drawing is written to the DOM once, however often its page renders', async () => {
  const { Drawn } = await import('./drawn.tsx');
  const page = (markup: string) => (
    <svg aria-hidden="true">
      <Drawn markup={markup} />
    </svg>
  );
  const { container, rerender } = render(page('<path d="M0 0" />'));
  const written = container.querySelector('path');
  rerender(page('<path d="M0 0" />'));
  expect(container.querySelector('path')).toBe(written);
  rerender(page('<path d="M1 1" />'));
  expect(container.querySelector('path')).toHaveAttribute('d', 'M1 1');
});
