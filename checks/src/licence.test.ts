import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Texts that docs/rules promises to the letter, addresses, and the keys of package.json and of files. */
const GIVEN =
  /License Not Found|License number not found|License Verified|License number is required|Failed to add license\.|unable to verify your license\.|while verifying your license\.|\/admin\/license\b|path: 'license'|license: name|license: 'MIT'|"license"|LICENSE|'License (?:status|type|No|number|#)'/g;

/** Lines of our files that use the American spelling of the noun. */
function linesWithLicense(): string[] {
  const files = [
    '*.ts',
    '*.tsx',
    '*.md',
    '*.json',
    '*.html',
    ':!package-lock.json',
    ':!checks/src/licence.test.ts',
  ];
  const root = join(import.meta.dirname, '../..');
  return execFileSync('git', ['grep', '-nwiE', 'licenses?', '--', ...files], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
}

test("The noun is 'licence', except in promised texts that have 'license'", () => {
  const others = linesWithLicense().filter((line) => /\blicenses?\b/i.test(line.replace(GIVEN, '')));
  expect(others).toEqual([]);
});
