import { useAskForPasskey } from './passkey-prompt.ts';
import { saveFile } from './save-file.ts';

const FORBIDDEN = 403;

const isPasskeyNeeded = async (answer: Response): Promise<boolean> =>
  answer.status === FORBIDDEN && (await answer.json()).code === 'passkey_needed';

const nameIn = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'download';

/**
 * `await save(address, name)` downloads a file of the API, under the name that the API gives it unless told another. It asks for
 * the passkey where the API does (STAFF-36); false if there is no file.
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
