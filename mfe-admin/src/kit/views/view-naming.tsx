import { createContext, type FormEvent, type ReactNode, useContext, useState } from 'react';
import { FormDialog } from '../form/index.ts';
import { InputField } from '../parts/index.ts';
import { useSavedViews, type ViewList } from './saved-views.ts';

const Naming = createContext<() => void>(() => undefined);

/** Asks for a name under which the page's current view is saved. */
export const useNameView = () => useContext(Naming);

type ViewNamingProps = {
  list: ViewList;
  /** The current address without its question mark. */
  here: string;
  hint: string;
  children: ReactNode;
};

/** A page whose view can be saved. It holds the dialog, which stays open when the button that opened it moves with the window's width. */
export function ViewNaming({ list, here, hint, children }: ViewNamingProps) {
  const { save } = useSavedViews(list);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Naming value={() => setOpen(true)}>
      {children}
      {isOpen && (
        <SaveViewDialog
          hint={hint}
          onClose={close}
          onSave={(name) => {
            save({ name, query: here });
            close();
          }}
        />
      )}
    </Naming>
  );
}

type SaveViewDialogProps = { hint: string; onSave: (name: string) => void; onClose: () => void };

function SaveViewDialog({ hint, onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
  };
  return (
    <FormDialog
      form={{ submit: save, busy: false }}
      title="Save view"
      action="Save view"
      disabled={!name.trim()}
      onClose={onClose}
      width={420}
    >
      <InputField
        label="Name of the view"
        value={name}
        data-autofocus
        maxLength={60}
        hint={hint}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
