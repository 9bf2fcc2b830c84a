import { Radio } from 'shared-ui/mui';

/** A radio button, inside its label. */
export const RadioButton = ({
  name,
  checked,
  onChange,
}: {
  name: string;
  checked: boolean;
  onChange: () => void;
}) => <Radio name={name} checked={checked} onChange={onChange} />;
