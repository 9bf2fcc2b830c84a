import type { ReactNode } from 'react';
import { DialogFoot, type DialogFootProps } from './dialog-foot.tsx';
import { StaffDialog } from './staff-dialog.tsx';

interface QuestionProps extends Omit<DialogFootProps, 'children' | 'onAct' | 'form'> {
  title: string;
  context?: string;
  width?: number;
  /** The label of the button that does it. */
  action: string;
  children: ReactNode;
  onAct: () => void;
}

/** Asks before something that can't be undone. Cancel has the focus. */
export const Question = ({ title, context, width = 440, action, children, ...foot }: QuestionProps) => (
  <StaffDialog
    title={title}
    context={context}
    width={width}
    onClose={foot.onCancel}
    foot={
      <DialogFoot focus="cancel" variant="danger" {...foot}>
        {action}
      </DialogFoot>
    }
  >
    {children}
  </StaffDialog>
);
