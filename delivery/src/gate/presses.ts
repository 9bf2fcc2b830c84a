import type { Page } from 'playwright-core';
import { atRest, type Traffic } from './rest.ts';

/** Milliseconds that a page has after a press. */
const REST_MS = 4000;

/** Labels pressed on one page: a page with more has the same few on every row. */
const MOST_PRESSES = 5;

/** What is typed into an empty field, by its `autocomplete` or its type. */
const TYPED: Record<string, string> = {
  'given-name': 'Ines',
  'family-name': 'Tremblay',
  name: 'Ines Tremblay',
  email: 'ines@tremblay.example',
  tel: '604 555 0134',
  'street-address': '2256 West 4th Avenue',
  'address-level2': 'Vancouver',
  'postal-code': 'V6K 1N9',
  number: '2',
  date: '2026-11-27',
  time: '16:00',
};

/** Runs in the page, whose types Node doesn't have: fills its empty fields, and chooses where nothing is chosen. */
const FILL_FIELDS = `
  const typed = ${JSON.stringify(TYPED)};
  for (const field of document.querySelectorAll('main :is(input, textarea, select):enabled')) {
    if (field.value !== '' || ['file', 'search', 'checkbox', 'radio'].includes(field.type)) continue;
    const options = [...(field.options ?? [])].map(({ value }) => value);
    const value = options.find(Boolean) ?? typed[field.autocomplete] ?? typed[field.type];
    if (value === undefined) continue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    for (const name of ['input', 'change', 'focusout']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }`;

/** Runs in the page: what its main buttons say, each once. The site's own colours tell which are main ones. */
const MAIN_BUTTONS = `(() => {
  const probe = document.body.appendChild(document.createElement('i'));
  const colours = ['--act', '--btn'].map((name) => {
    probe.style.setProperty('background-color', 'var(' + name + ', transparent)');
    return getComputedStyle(probe).backgroundColor;
  });
  probe.remove();
  const isMain = (button) => button.type === 'submit' || colours.includes(getComputedStyle(button).backgroundColor);
  const all = [...document.querySelectorAll('main button:enabled')].filter(isMain);
  return [...new Set(all.map((button) => button.textContent))];
})()`;

/** Runs in the page: presses the button that says this; false if it's no longer there. */
const pressing = (words: string): string => `(() => {
  const all = [...document.querySelectorAll('main button:enabled')];
  const button = all.find(({ textContent }) => textContent === ${JSON.stringify(words)});
  button?.click();
  return button !== undefined;
})()`;

/** Fills the page's forms; returns the words of its main buttons, the last ones last. */
async function readyToPress(page: Page, traffic: Traffic): Promise<string[]> {
  await page.evaluate(FILL_FIELDS);
  await atRest(page, traffic, REST_MS);
  return (await page.evaluate<string[]>(MAIN_BUTTONS)).slice(0, MOST_PRESSES);
}

/** Presses each main button of an open page once, its forms filled, and goes back to the page where one leads away. */
export async function pressAll(page: Page, traffic: Traffic): Promise<void> {
  const address = page.url();
  for (const words of await readyToPress(page, traffic)) {
    if (!(await page.evaluate<boolean>(pressing(words)))) continue;
    await atRest(page, traffic, REST_MS);
    await page.keyboard.press('Escape');
    if (page.url() !== address) {
      await page.goto(address);
      await atRest(page, traffic, REST_MS);
    }
  }
}

/** How often an order is tried: a first press may ask for a quote, and say its price on the button. */
const MOST_TRIES = 3;

/** Presses the main buttons of a page with something to order, the last one first, until it leads to `thanks`; whether it did. */
export async function placeOrder(page: Page, traffic: Traffic, thanks: string): Promise<boolean> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    for (const words of (await readyToPress(page, traffic)).reverse()) {
      await page.evaluate<boolean>(pressing(words));
      await atRest(page, traffic, REST_MS);
      if (new URL(page.url()).pathname === thanks) return true;
    }
  }
  return false;
}
