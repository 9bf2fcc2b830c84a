import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = readFileSync(join(__dirname, '../../public/first-touch.js'), 'utf8');

/** Runs the script as on a page with a first paint. */
function open(): void {
  document.body.innerHTML = '<main><button>About</button><button>Shop <b>now</b></button></main>';
  new Function(source)();
}

afterEach(() => {
  // Removes a previous page's listeners.
  window.dispatchEvent(new Event('site-started'));
  jest.restoreAllMocks();
});

test('The button that was clicked last is clicked again once the page is interactive', () => {
  open();
  const [about, shop] = document.querySelectorAll('button');
  const presses: string[] = [];
  about?.click();
  shop?.querySelector('b')?.click();
  about?.addEventListener('click', () => presses.push('about'));
  shop?.addEventListener('click', () => presses.push('shop'));
  window.dispatchEvent(new Event('site-started'));
  expect(presses).toEqual(['shop']);
  shop?.click();
  expect(presses).toEqual(['shop', 'shop']);
});

test('A click counts once, although the page could answer it before it is said to be interactive', () => {
  open();
  const shop = document.querySelectorAll('button')[1];
  const presses: boolean[] = [];
  document.body.addEventListener('click', ({ defaultPrevented }) => presses.push(defaultPrevented), {
    once: true,
  });
  shop?.click();
  expect(presses).toEqual([]);
  window.dispatchEvent(new Event('site-started'));
  expect(presses).toEqual([false]);
});

test('On a page that was rendered again the same button is clicked, and none if another has its place', () => {
  for (const [text, expected] of [
    ['Shop now', 1],
    ['Contact', 0],
  ] as const) {
    open();
    document.querySelectorAll('button')[1]?.click();
    document.body.innerHTML = `<button>About</button><button>${text}</button>`;
    let presses = 0;
    document.querySelectorAll('button')[1]?.addEventListener('click', () => {
      presses += 1;
    });
    window.dispatchEvent(new Event('site-started'));
    expect(presses).toBe(expected);
  }
});

test('What was typed is typed again into the same fields of a page that was rendered again', () => {
  const fields = () => [...document.querySelectorAll('input')];
  const type = (place: number, text: string) => {
    const field = fields()[place] as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const search = '<input type="search" aria-label="Search">';
  const email = '<label>Email <input type="email"></label>';
  open();
  document.body.innerHTML = `${search}${email}<input type="checkbox" aria-label="News">`;
  type(0, 'haz');
  type(0, 'hazy');
  type(1, 'ines@tremblay.example');
  type(2, 'on');
  // The cart's code stands before them, and there is no email any more.
  document.body.innerHTML = `<input aria-label="Code">${search}`;
  const heard: string[] = [];
  for (const field of fields()) field.addEventListener('input', () => heard.push(field.value));
  window.dispatchEvent(new Event('site-started'));
  expect([fields().map(({ value }) => value), heard, document.activeElement]).toEqual([
    ['', 'hazy'],
    ['hazy'],
    fields()[1],
  ]);
});

test('A field of a page that was hydrated is left to the page', () => {
  open();
  document.body.innerHTML = '<input aria-label="Search">';
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = 'hazy';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const heard: string[] = [];
  field.addEventListener('input', () => heard.push(field.value));
  window.dispatchEvent(new Event('site-started'));
  expect([field.value, heard]).toEqual(['hazy', []]);
});

// PAGE-17
test('With Trusted Types, scripts come from this site only', () => {
  const createPolicy = jest.fn();
  Object.assign(globalThis, { trustedTypes: { createPolicy }, origin: location.origin });
  open();
  Object.assign(globalThis, { trustedTypes: undefined });
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  expect(rules.createScriptURL('/releases/shell/1/main.js')).toBe('/releases/shell/1/main.js');
  expect(rules.createScriptURL('https://evil.example/a.js')).toBeNull();
});
