/** Verbs of actions whose stored names don't read as a sentence's end. */
const DONE: Readonly<Record<string, string>> = {
  add: 'added',
  apply: 'applied',
  arrange: 'arranged',
  cancel: 'cancelled',
  create: 'created',
  credit: 'credited',
  'credit-reversed': 'credit reversed',
  delete: 'deleted',
  discard: 'discarded',
  edit: 'changed',
  end: 'ended',
  erase: 'erased',
  export: 'exported',
  import: 'imported',
  invitation: 'invited',
  link: 'link sent',
  'link-replaced': 'link replaced',
  move: 'moved',
  out: 'delivered',
  back: 'collected',
  place: 'placed',
  print: 'printed',
  promote: 'promoted',
  read: 'read',
  refund: 'refunded',
  remind: 'reminder sent',
  reminder: 'reminder sent',
  removal: 'removed',
  remove: 'removed',
  rename: 'renamed',
  repair: 'repaired',
  rollback: 'rolled back',
  restore: 'restored',
  roles: 'roles changed',
  'returns-dismissed': 'returns dismissed',
  save: 'saved',
  'sign-in': 'begun',
  state: 'status changed',
  status: 'status changed',
  undo: 'undone',
  upload: 'uploaded',
};

/** A stored name as words: 'company name' of 'companyName', 'ignored SKU' of 'ignored-sku'; an email address as it is. */
export function wordsOf(name: string): string {
  if (name.includes('@')) return name;
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase()
    .replace(/\b(sku|id|csv|pdf|abv)\b/g, (word) => word.toUpperCase());
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An audited action as words: 'Licence saved' of 'licence.save', 'Leads CSV downloaded' of 'file.leadsCsv'. */
export function actionText(action: string): string {
  const [noun = '', verb] = action.split('.');
  if (verb === undefined) return capitalised(wordsOf(noun));
  if (noun === 'file') return capitalised(`${wordsOf(verb)} downloaded`);
  return capitalised(`${wordsOf(noun)} ${DONE[verb] ?? wordsOf(verb)}`);
}
