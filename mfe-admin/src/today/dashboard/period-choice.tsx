import { MuiTheme } from 'shared-ui/mui';
import { Segmented } from '../../kit/parts/index.ts';

export interface PeriodChoiceProps {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export default function PeriodChoice(props: PeriodChoiceProps) {
  return (
    <MuiTheme>
      <Segmented label="Period" {...props} />
    </MuiTheme>
  );
}
