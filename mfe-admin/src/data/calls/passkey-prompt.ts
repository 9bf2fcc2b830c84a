import { atom, useSetAtom } from 'jotai';

type Prompt = { asked: Promise<boolean>; answer: (isConfirmed: boolean) => void };

/** A pending request for a passkey; the layout shows its dialog. */
export const passkeyPromptAtom = atom<Prompt | null>(null);

/** Asks for the passkey and resolves to whether it was confirmed. Concurrent calls share one dialog. */
const askForPasskeyAtom = atom(null, (get, set): Promise<boolean> => {
  const open = get(passkeyPromptAtom);
  if (open) return open.asked;
  const { promise: asked, resolve } = Promise.withResolvers<boolean>();
  const answer = (isConfirmed: boolean) => {
    set(passkeyPromptAtom, null);
    resolve(isConfirmed);
  };
  set(passkeyPromptAtom, { asked, answer });
  return asked;
});

/** `await ask()`: true once the passkey is confirmed, false if cancelled (STAFF-36). */
export const useAskForPasskey = () => useSetAtom(askForPasskeyAtom);
