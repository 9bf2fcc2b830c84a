/** A message (from an error, the compiler, axe) without its final full stop. */
const plain = (text: string): string => text.trim().replace(/\.$/, '');

/** Which is going live: the remote, or the shell that it has to work in. */
export type Judged = 'remote' | 'shell';

const FIND = 'Find it with npm run dev, and correct it there.';

/** What to do if a remote needs something that a shell lacks. */
const lacking = (judged: Judged, app: string): string =>
  judged === 'shell'
    ? `Keep it, or release ${app} without it first.`
    : 'Release the shell first, or do without it.';

/** The publish gate's refusals: each reason, and what to do next. */
export const refusals = {
  // Its files
  large: (app: string, weight: string, budget: string) =>
    `${app} has ${weight} of JavaScript; its budget is ${budget}. Load pages on demand, or raise remote.budget in its package.json.`,
  leaking: (app: string, selector: string) =>
    `A style sheet of ${app} reaches elements of others: '${selector}'. Use a CSS module.`,
  secondCopy: (app: string, name: string) =>
    `${app} contains a second ${name}; it has to come from the shell. Import ${name} by its name, not from a copy's path.`,
  secondStore: (app: string, name: string, request: string) =>
    `${app} makes a second jotai store (${name} of ${request}). Use the atoms of shared-domain/state.`,
  // Its path and name
  taken: (app: string, path: string, owner: string) =>
    `${app} wants the path ${path}, which belongs to ${owner}. Choose another basePath in its package.json.`,
  overlapping: (app: string, path: string, other: string, owner: string) =>
    `${app} wants the path ${path}, which overlaps ${other} of ${owner}. Choose another, or let ${owner} list it under handsOver.`,
  nameTaken: (app: string, name: string, owner: string) =>
    `${app} has the federation name ${name}, which belongs to ${owner}. Choose another remote.name in its package.json.`,
  slotTaken: (app: string, slot: string, owner: string) =>
    `${app} fills the slot ${slot}, which belongs to ${owner}. Take it out of remote.slots in its package.json, or release ${owner} without it first.`,
  outside: (app: string, path: string, basePath: string) =>
    `${app} has a route ${path} outside of its base path ${basePath}. Move it below that path.`,
  dead: (app: string, path: string) =>
    `${app} lists the address ${path}, which none of its routes draws. Correct it under addresses in its package.json.`,
  leadingNowhere: (app: string, path: string) =>
    `${app} has a header link to ${path}, which none of its routes draws. Correct it under frame.links in its package.json.`,
  unlisted: (app: string, path: string) =>
    `${app} draws ${path}, which the gateway answers with 404. List it under addresses in its package.json.`,
  earlyWithoutPage: (app: string, page: string) =>
    `${app} has early calls for '${page}', which is none of its addresses. Correct it under earlyCalls in its package.json.`,
  earlyUnknown: (app: string, call: string) =>
    `${app} has the early call ${call}, which the API does not have as a read. Correct it under earlyCalls in its package.json.`,
  // The shell
  speechless: (shell: string) => `${shell} does not say what it provides. Release the shell again.`,
  notProvided: (app: string, request: string, shell: string, judged: Judged) =>
    `${app} uses ${request}, which ${shell} does not provide. ${lacking(judged, app)}`,
  otherVersion: (app: string, wanted: string, shell: string, version: string, judged: Judged) =>
    `${app} wants ${wanted}, but ${shell} provides ${version}. ${
      judged === 'shell'
        ? `Keep the version until ${app} accepts the new one.`
        : 'Release the shell first, or build it with that version.'
    }`,
  nameless: (app: string, name: string, request: string, shell: string, judged: Judged) =>
    `${app} uses ${name} of ${request}, which ${shell} does not have. ${lacking(judged, app)}`,
  unfit: (file: string, shell: string, text: string, judged: Judged) =>
    `${file} does not fit ${shell}: ${plain(text)}. ${
      judged === 'shell'
        ? 'Keep the earlier form beside the new one.'
        : 'Correct it, or release the shell first.'
    }`,
  // Its pages
  reported: (text: string) => `${plain(text)}. ${FIND}`,
  console: (text: string) => `writes an error to the console: ${plain(text)}. ${FIND}`,
  endless: (call: string) =>
    `asks for ${call} again and again. Look at what the effect that asks depends on.`,
  unknownCall: (call: string) =>
    `calls ${call}, which the live API does not have. Correct the call, or release the API first.`,
  failing: () => `the page fails. ${FIND}`,
  empty: () => 'the page is empty. Show its content within 3 s, or what it waits for.',
  restless: (seconds: string) =>
    `does not come to rest within ${seconds} s. End what still loads; if this machine is busy, release again.`,
  wide: (width: string, phone: string) =>
    `is ${width} px wide on a phone of ${phone} px. Let it wrap, or scroll inside a box of its own.`,
  inaccessible: (scheme: string, help: string, place: string, more: string) =>
    `is not accessible in the ${scheme} scheme: ${help} at ${place}. Correct it as ${more} shows.`,
  lostOrder: (to: string, here: string) =>
    `an order placed here does not lead to ${to}; the browser is at ${here}. Lead there, or correct order in its package.json.`,
  leak: (what: string, visits: string) =>
    `holds ${what} more after ${visits} visits to its first page. Let effects return what undoes them, and keep no lists that only grow.`,
  // Side effects on the rest of the site
  replacing: (name: string) =>
    `replaces ${name}, which the whole site uses. Write a function of your own that calls it.`,
  frame: (element: string) =>
    `changes how the site’s ${element} looks. Style only elements inside your own pages.`,
  unlinked: (to: string) =>
    `takes the link to ${to} out of the site’s header. Leave it; your own links are frame.links in your package.json.`,
  forgetting: (name: string) =>
    `removes ${name}, which the site keeps in the browser. Remove only what your own code wrote.`,
  foreign: (host: string) =>
    `asks ${host} for something; a page loads only from this site. Bring it with your release.`,
  changing: (name: string) =>
    `changes ${name}, which other pages share. Change your own cart alone, and only when a customer asks for it.`,
  worker: (path: string) =>
    `registers the service worker ${path}; only the shell may have one. Take the registration out.`,
  deadLink: (to: string) =>
    `keeps the site’s header link from leading to ${to}. Stop only clicks inside your own pages.`,
};
