import { atom } from 'jotai';
import { environmentAtom } from 'shared-domain/state';
import { pages } from '../places/index.ts';

export type Shortcut = { keys: string; does: string };

export const shortcutsOpenAtom = atom(false);

const KEY = 'staff-single-keys';
const changedAtom = atom(0);

/** Whether single-letter shortcuts are on; people who dictate turn them off. */
export const singleKeysAtom = atom(
  (get) => {
    get(changedAtom);
    return get(environmentAtom).localStorage.read(KEY) !== 'off';
  },
  (get, set, on: boolean) => {
    get(environmentAtom).localStorage.write(KEY, on ? 'on' : 'off');
    set(changedAtom, (count) => count + 1);
  },
);

/** The open page's single-letter shortcuts. */
export const pageKeysAtom = atom<Readonly<Record<string, () => void>>>({});

export const shortcutGroups: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: 'Ctrl K', does: 'Search, or jump to any page, product, order, account or run' },
      { keys: '/', does: "Focus the page's search" },
      { keys: '?', does: 'This list' },
      ...pages.flatMap(({ page: { key, label } }) => (key ? [{ keys: `g ${key}`, does: label }] : [])),
      { keys: 'Ctrl Z', does: 'Undo the last change while its message is shown' },
    ],
  },
  {
    title: 'Tables',
    shortcuts: [
      { keys: 'Arrows', does: 'Move the cell, or the row (orders)' },
      { keys: 'Space', does: 'Select the row' },
      { keys: 'Shift Up, Shift Down', does: 'Select row by row (products)' },
      { keys: 'Enter', does: 'Open or edit' },
      { keys: 'Esc', does: 'Leave the field, or clear the selection' },
      { keys: 'Ctrl A', does: 'Select all rows' },
      { keys: 'Ctrl C', does: 'Copy cells for a spreadsheet (products)' },
      { keys: 'Ctrl V', does: 'Paste cells from a spreadsheet (products)' },
    ],
  },
  {
    title: 'An open order',
    shortcuts: [
      { keys: 'Up, Down', does: 'Previous and next order' },
      { keys: '1 to 5', does: 'Pending, Processed, Shipped, Delivered, Cancelled' },
      { keys: 'E', does: 'Edit its lines; there A adds one, Ctrl S saves' },
      { keys: 'P', does: 'Packing slip' },
    ],
  },
  {
    title: 'An account',
    shortcuts: [
      { keys: 'N', does: 'New order' },
      { keys: 'E', does: 'Edit the account' },
    ],
  },
  {
    title: 'Deliveries',
    shortcuts: [
      { keys: '[, ]', does: 'Previous and next day' },
      { keys: 'T', does: 'Today' },
      { keys: '1 to 9', does: 'Add the selected orders to that run' },
      { keys: 'Space', does: 'Lift a stop and drop it; arrows move it, Esc puts it back' },
    ],
  },
  {
    title: 'Product editor',
    shortcuts: [
      { keys: 'Ctrl S', does: 'Save' },
      { keys: 'Esc', does: 'Close; asks about unsaved changes' },
    ],
  },
];
