import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { COMPANY_NUMBERS, type SellerNumbers } from 'shared-domain/company';
import { sellerNumbers } from 'shared-domain/contracts';
import { sellerNumber } from 'shared-domain/papers';
import { settingsAtom } from 'shared-domain/state';
import { MuiTheme } from 'shared-ui/mui';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { Button, InputField, PageHead, PageIntro } from '../../kit/parts/index.ts';
import { NUMBERS, useSeller } from './use-seller.ts';

/** Sets the seller's numbers, checked by the API's schema (PAPER-3). */
function NumbersDialog({ seller, onClose }: { seller: SellerNumbers; onClose: () => void }) {
  const { save } = useSeller();
  const [before] = useState(seller);
  const form = useStaffForm<SellerNumbers>({
    schema: sellerNumbers,
    initial: seller,
    save: (numbers) => save(numbers, before),
  });
  return (
    <FormDialog form={form} title="Company numbers" width={460} onClose={onClose}>
      {NUMBERS.map(({ kind, label }) => (
        <InputField key={kind} label={`${label} *`} maxLength={30} {...form.field(kind)} />
      ))}
    </FormDialog>
  );
}

/** 'Company numbers' (PAPER-3): what papers say of the seller. */
export default function CompanyPage() {
  const { seller = COMPANY_NUMBERS, isKnown } = useAtomValue(settingsAtom);
  const [isChanging, setChanging] = useState(false);
  return (
    <MuiTheme>
      <PageHead
        title="Company numbers"
        actions={
          <Button variant="primary" disabled={!isKnown} onClick={() => setChanging(true)}>
            Change
          </Button>
        }
      />
      <PageIntro>
        Invoices, credit notes and delivery notes show these numbers, the PST number only where PST was
        charged. Until you enter your own, papers say that they are not real.
      </PageIntro>
      <Stack as="dl" pad="0 0 24" gutter style={{ maxWidth: 560 }}>
        {NUMBERS.map(({ kind, label }) => (
          <Row wrap gap="4 12" tall={48} pad="6 0" ruled key={kind}>
            <Text as="dt" grow nowrap>
              {label}
            </Text>
            <dd>{sellerNumber(kind, seller)}</dd>
          </Row>
        ))}
      </Stack>
      {isChanging && <NumbersDialog seller={seller} onClose={() => setChanging(false)} />}
    </MuiTheme>
  );
}
