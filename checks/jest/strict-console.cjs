// An unexpected console.error fails the test: React reports warnings and swallowed errors this way.
const failures = [];
const original = console.error;
console.error = (...words) => {
  failures.push(words.map(String).join(' '));
  original(...words);
};
afterEach(() => {
  const seen = failures.splice(0);
  if (seen.length > 0) throw new Error(`unexpected console.error: ${seen[0]}`);
});
