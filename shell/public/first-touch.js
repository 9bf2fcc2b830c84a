// Keeps presses until the site's scripts run (docs/decisions/012).
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

  addEventListener('click', keep, true);
  addEventListener('site-started', press, { once: true });
})();
