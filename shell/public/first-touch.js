// On a page that came drawn, before the site's own scripts: keeps what is pressed meanwhile, and starts the scripts of a
// page that can wait for them (docs/decisions/012), when nothing else is to do or at the first touch.
(() => {
  const { scripts, preloads } = JSON.parse(
    document.currentScript.dataset.waiting ?? '{"scripts":[],"preloads":[]}',
  );
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

  const keep = ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed = { button, place: buttons().indexOf(button), text: button.textContent };
  };

  // The page was hydrated, or drawn again: then there is another button in the same place.
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
  // Parameters may be those of a sign-in link, whose page is another one. A busy page may never be idle.
  if (location.search || location.hash) start();
  else addEventListener('load', () => idle(start, { timeout: 3000 }), { once: true });
})();
