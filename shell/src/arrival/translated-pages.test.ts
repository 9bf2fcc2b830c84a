import { allowTranslation } from './translated-pages.ts';

const { removeChild, insertBefore } = Node.prototype;

beforeEach(() => allowTranslation(Node.prototype));
afterEach(() => void Object.assign(Node.prototype, { removeChild, insertBefore }));

/** A paragraph of two texts, the second wrapped as browsers do when they translate. */
function translated() {
  const paragraph = document.createElement('p');
  const [first, second] = [new Text('Orders '), new Text('open')];
  paragraph.append(first, second);
  const font = document.createElement('font');
  second.replaceWith(font);
  font.append(second);
  return { paragraph, first, second };
}

// PAGE-19
test('A translated text is removed with what it is wrapped in', () => {
  const { paragraph, second } = translated();
  paragraph.removeChild(second);
  expect(paragraph.innerHTML).toBe('Orders ');
});

// PAGE-19
test('A node placed before a translated text is placed before what it is wrapped in', () => {
  const { paragraph, second } = translated();
  paragraph.insertBefore(new Text('not '), second);
  expect(paragraph.innerHTML).toBe('Orders not <font>open</font>');
});

// PAGE-19
test('A text that a translator has replaced is removed without an error, and nodes before it go last', () => {
  const { paragraph, first } = translated();
  first.replaceWith('Bestellungen ');
  paragraph.removeChild(first);
  paragraph.insertBefore(new Text('!'), first);
  expect(paragraph.textContent).toBe('Bestellungen open!');
});

test('On a page that is not translated, nodes are removed and placed as before', () => {
  const { paragraph, first } = translated();
  paragraph.insertBefore(new Text('All '), first);
  paragraph.removeChild(first);
  paragraph.insertBefore(new Text('?'), null);
  expect(paragraph.textContent).toBe('All open?');
});
