// Keeps presses and typed text until the site's scripts run (docs/decisions/012).
(() => {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, origin).origin === origin ? url : null),
  });
  let pressed = null;

  const buttons = () => [...document.querySelectorAll('button')];

  // Left to the page, a click during its hydration would count twice.
  const keep = (event) => {
    const button = event.target.closest?.('button');
    if (!button) return;
    event.stopPropagation();
    event.preventDefault();
    pressed = { button, place: buttons().indexOf(button), text: button.textContent };
  };

  // A page that was drawn again has another button there.
  const press = () => {
    removeEventListener('click', keep, true);
    if (!pressed) return;
    const there = pressed.button.isConnected ? pressed.button : buttons()[pressed.place];
    if (there?.textContent === pressed.text) there.click();
  };

  let typed = null;
  const fields = () => [...document.querySelectorAll('input')];

  const note = ({ target }) => {
    if (target instanceof HTMLInputElement) typed = { field: target, place: fields().indexOf(target) };
  };

  // A page that was drawn again has an empty field there.
  const type = () => {
    removeEventListener('input', note, true);
    if (!typed || typed.field.isConnected) return;
    const there = fields()[typed.place];
    if (there?.type !== typed.field.type) return;
    // React overrides the element's own setter, and wouldn't notice.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(there, typed.field.value);
    there.dispatchEvent(new Event('input', { bubbles: true }));
    if (document.activeElement === document.body) there.focus();
  };

  addEventListener('input', note, true);
  addEventListener('site-started', type, { once: true });
  addEventListener('click', keep, true);
  addEventListener('site-started', press, { once: true });
})();
