import { visualRuns } from './visual-runs.ts';

// PAPER-1
test.each([
  ['The Gull', ['The Gull']],
  ['حانة النورس', ['<حانة النورس']],
  ['Bar حانة النورس: Steps', ['Bar ', '<حانة النورس', ': Steps']],
  ['حانة 12 النورس', ['< النورس', '12', '<حانة ']],
  ['מבשלה (2)', ['<(', '2', '<מבשלה )']],
])('%j is printed from left to right as %j, what is marked from right to left', (line, runs) => {
  expect(visualRuns(line).map(({ text, isRtl }) => (isRtl ? `<${text}` : text))).toEqual(runs);
});
