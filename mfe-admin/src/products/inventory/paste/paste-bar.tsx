import { ActionBar, BarButton, Button } from '../../../kit/parts/index.ts';
import { type Pasted, pasteText, refusalIn } from './spreadsheet.ts';

type PasteBarProps = { pasted: Pasted; busy: boolean; onSave: () => void; onDiscard: () => void };

/** Pasted and refused cells; nothing is saved before 'Save n prices'. */
export function PasteBar({ pasted, busy, onSave, onDiscard }: PasteBarProps) {
  const cells = pasteText(pasted);
  return (
    <ActionBar
      label="Pasted cells"
      text={
        <>
          <b>
            {cells} pasted{pasted.refused > 0 ? ',' : ''}
          </b>
          {pasted.refused > 0 && ` ${pasted.refused} refused: ${refusalIn(pasted)}`}
        </>
      }
    >
      <BarButton shortcut="Esc" onClick={onDiscard}>
        Discard
      </BarButton>
      {pasted.saved > 0 && (
        <Button variant="primary" busy={busy} busyText="Saving..." onClick={onSave}>
          Save {cells}
        </Button>
      )}
    </ActionBar>
  );
}
