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

  const typed = new Map();
  const TEXT = 'input:is([type=text], [type=search], [type=email], [type=tel], :not([type])), textarea';
  const labelOf = (field) => field.getAttribute('aria-label') ?? field.labels[0]?.textContent;

  const note = ({ target }) => {
    if (target.matches?.(TEXT)) typed.set(target, labelOf(target));
  };

  const type = () => {
    removeEventListener('input', note, true);
    for (const [field, label] of typed) {
      if (field.isConnected) continue;
      // A page that was drawn again has an empty field of this name.
      const there = [...document.querySelectorAll(TEXT)].find((one) => labelOf(one) === label);
      if (!there || there.value === field.value) continue;
      // React overrides the element's own setter, and wouldn't notice.
      Object.getOwnPropertyDescriptor(there.constructor.prototype, 'value').set.call(there, field.value);
      there.dispatchEvent(new Event('input', { bubbles: true }));
      if (document.activeElement === document.body) there.focus();
    }
  };

  addEventListener('input', note, true);
  addEventListener('site-started', type, { once: true });
  addEventListener('click', keep, true);
  addEventListener('site-started', press, { once: true });
})();
