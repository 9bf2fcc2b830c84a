import { StaffIcon } from '../../kit/icons/index.ts';
import { Button } from '../../kit/parts/index.ts';

/** The id of the preview link's place on a candidate's card. */
export const previewPlace = (app: string): string => `preview-of-${app}`;

/** Links a row to its candidate's card, which is far below on a phone. */
export const CandidateLink = ({ app }: { app: string }) => (
  <Button
    aria-label={`Preview the candidate of ${app}`}
    onClick={() => document.getElementById(previewPlace(app))?.focus()}
  >
    <StaffIcon name="link" size={16} />
    Preview
  </Button>
);
