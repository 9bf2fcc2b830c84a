// Keeps presses until the site's scripts run, and starts those that wait (docs/decisions/012).
(() => {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, origin).origin === origin ? url : null),
  });
  const { scripts = [], preloads = [] } = JSON.parse(document.currentScript.dataset.waiting ?? '{}');
  const touches = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'wheel'];
  let pressed = null;
  let isStarted = false;

  const add = (name, properties) =>
    document.head.append(Object.assign(document.createElement(name), properties));

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const touch of touches) removeEventListener(touch, start, true);
    for (const [src, integrity] of scripts) add('script', { src, integrity, async: false });
    for (const [href, integrity] of preloads) add('link', { rel: 'preload', as: 'script', href, integrity });
  };

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
  for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
  const idle = window.requestIdleCallback ?? ((work) => setTimeout(work, 200));
  // Parameters may be a sign-in link's. A busy page may never be idle.
  if (location.search || location.hash) start();
  else addEventListener('load', () => idle(start, { timeout: 3000 }), { once: true });
})();
