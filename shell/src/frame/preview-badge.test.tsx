import { render, screen } from '@testing-library/react';
import { PreviewBadge } from './preview-badge.tsx';

test("A preview's badge says what it shows, until when, and how to leave it", () => {
  const expires = new Date(2026, 10, 20, 14, 5).getTime();
  render(<PreviewBadge preview={{ app: 'mfe-dtc', release: '2.0.0+eeee', expires }} />);
  expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent(
    'Preview of mfe-dtc 2.0.0+eeee until 14:05',
  );
  expect(screen.getByRole('link', { name: 'Leave preview' })).toHaveAttribute('href', '/preview/leave');
});
