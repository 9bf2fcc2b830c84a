import { useAskForPasskey } from './passkey-prompt.ts';
import { saveFile } from './save-file.ts';

const FORBIDDEN = 403;

const isPasskeyNeeded = async (answer: Response): Promise<boolean> =>
  answer.status === FORBIDDEN && (await answer.json()).code === 'passkey_needed';

const nameIn = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'download';

/**
 * `await save(address, name)` downloads a file of the API, by default under the API's name for it. Asks for the passkey
 * if the API does (STAFF-36). False if there is no file.
 */
export function useDownload() {
  const ask = useAskForPasskey();
  return async (address: string, name?: string): Promise<boolean> => {
    try {
      let answer = await fetch(address);
      if (await isPasskeyNeeded(answer)) answer = (await ask()) ? await fetch(address) : answer;
      if (answer.ok) saveFile(await answer.blob(), name ?? nameIn(answer));
      return answer.ok;
    } catch {
      return false;
    }
  };
}
