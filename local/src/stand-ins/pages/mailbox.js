const LOOK_EVERY_MS = 2_000;

/** Puts new mails into the list without disturbing a reader who is still on the same list. */
async function refresh(list) {
  const answer = await fetch('/local/mailbox', { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('mails');
  if (fresh && fresh.innerHTML !== list.innerHTML) list.replaceChildren(...fresh.childNodes);
}

const list = document.getElementById('mails');
if (list) setInterval(() => document.hidden || refresh(list), LOOK_EVERY_MS);

const frame = document.querySelector('iframe');
const fitFrame = () => {
  const mail = frame.contentDocument?.documentElement;
  if (!mail) return;
  // A page is never lower than its frame: only a frame without height shows how high the mail is.
  frame.style.height = '0';
  frame.style.height = `${mail.scrollHeight + 2}px`;
};
if (frame) {
  frame.addEventListener('load', fitFrame);
  addEventListener('resize', fitFrame);
  if (frame.contentDocument?.readyState === 'complete') fitFrame();
}
