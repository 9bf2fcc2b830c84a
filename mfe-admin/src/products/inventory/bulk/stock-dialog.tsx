import { useState } from 'react';
import { InputField } from '../../../kit/parts/index.ts';
import { INVALID, typedCell } from '../typed-cell.ts';
import { BulkFrame, type BulkProps, countOf } from './bulk-frame.tsx';

/** Sets a counted stock. There is no 'change by', which an order in between would falsify. */
export function StockDialog({ products, onApply, onClose }: BulkProps) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const stock = typedCell('stock', text);
  const apply = () => {
    setTried(true);
    if (stock !== null) onApply({ stock }, `Stock of ${countOf(products)} set to ${stock}`);
  };
  return (
    <BulkFrame title="Stock" products={products} onClose={onClose} onSubmit={apply}>
      <InputField
        label="Stock, in cases or kegs"
        inputMode="numeric"
        value={text}
        data-autofocus
        {...(tried && stock === null ? { error: INVALID.stock } : {})}
        onChange={(event) => setText(event.target.value)}
      />
    </BulkFrame>
  );
}
