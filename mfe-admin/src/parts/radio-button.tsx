import { Radio } from 'shared-ui/mui';

/** One of a few, by the name that they share; it stands in its label. */
export const RadioButton = ({
  name,
  checked,
  onChange,
}: {
  name: string;
  checked: boolean;
  onChange: () => void;
}) => <Radio name={name} checked={checked} onChange={onChange} />;
