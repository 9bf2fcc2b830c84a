import { PROVINCE_CODES, PROVINCES } from 'shared-domain/provinces';
import { MuiTheme } from 'shared-ui/mui';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { PageHead, PageIntro, Switch, Tag } from '../../kit/parts/index.ts';
import { useClosedProvinces } from './use-closed-provinces.ts';

/** 'Where we ship' (SHIPPING-12): the provinces to which retail orders are shipped. */
export function ShippingPage() {
  const { closed, isSending, change } = useClosedProvinces();
  return (
    <MuiTheme>
      <PageHead title="Where we ship" />
      <PageIntro>
        Retail orders are shipped to open provinces. A closed one is refused in the cart and when an order is
        placed; orders that are already placed don't change.
      </PageIntro>
      <Stack as="ul" pad="0 0 24" gutter style={{ maxWidth: 560 }} aria-label="Provinces">
        {PROVINCE_CODES.map((province) => {
          const isOpen = !closed.includes(province);
          return (
            <Row as="li" gap={12} tall={48} ruled key={province}>
              <Text grow>{PROVINCES[province]}</Text>
              {isOpen ? <Tag tone="ok">Open</Tag> : <Tag tone="warn">Closed</Tag>}
              <Switch
                label={`Ship to ${PROVINCES[province]}`}
                checked={isOpen}
                busy={isSending}
                onChange={(open) => void change(province, open)}
              />
            </Row>
          );
        })}
      </Stack>
    </MuiTheme>
  );
}
