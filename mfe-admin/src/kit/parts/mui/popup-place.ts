import type { OpenerProps } from '../opener.tsx';

export type PopupProps = Pick<OpenerProps, 'name' | 'align'> & { anchor: HTMLElement; onClose: () => void };

/** Where MUI places a popup: below its button, aligned with one end. */
export const placeOf = (align: 'left' | 'right' = 'left') => ({
  anchorOrigin: { vertical: 'bottom', horizontal: align } as const,
  transformOrigin: { vertical: 'top', horizontal: align } as const,
});
