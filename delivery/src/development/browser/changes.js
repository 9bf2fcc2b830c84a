// Part of a remote's entry while it is being written: hears of each build and applies what changed.
const { hotSwap, location } = window;
const hot = import.meta.webpackHot;

/** Applies builds until the page has the newest one; reloads the page if that can't be done in place. */
async function catchUp(newest) {
  try {
    while (__webpack_hash__ !== newest) {
      if (!(await hot.check(true))) return location.reload();
    }
    hotSwap.refresh();
  } catch {
    location.reload();
  }
}

let work = Promise.resolve();
new EventSource(`${__webpack_public_path__}changes`).addEventListener('built', ({ data }) => {
  // A released shell from before there were development forms: nothing can be swapped in it.
  if (!hotSwap) location.reload();
  work = work.then(() => catchUp(data));
});
