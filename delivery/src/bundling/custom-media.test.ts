import { withBreakpoints } from './custom-media.ts';

test('A media query gets the widths that its breakpoints stand for, and nothing else is touched', () => {
  const css =
    '@media (--above-phone) and (--tablet) { a { color: var(--ink) } } @media print { b { margin: 0 } }';
  expect(withBreakpoints(css)).toBe(
    '@media (width >= 768px) and (width < 1000px) { a { color: var(--ink) } } @media print { b { margin: 0 } }',
  );
});

test('A breakpoint that does not exist fails the build', () => {
  expect(() => withBreakpoints('@media (--fone) {}')).toThrow('breakpoints.css has no --fone');
});
