import { useAtomValue, useSetAtom } from 'jotai';
import { isProvince, PROVINCE_CODES, PROVINCES, type Province } from 'shared-domain/provinces';
import { adoptSettingsAtom, loadSettingsAtom, settingsAtom } from 'shared-domain/state';
import { MuiTheme } from 'shared-ui/mui';
import { useChange, useToast, useUndo } from '../../data/calls/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { PageHead, PageIntro, Switch, Tag } from '../../kit/parts/index.ts';

/** The provinces to which retail doesn't ship. Changes have Undo and never overwrite someone else's (SHIPPING-12). */
function useClosedProvinces() {
  const toast = useToast();
  const offerUndo = useUndo();
  const adopt = useSetAtom(adoptSettingsAtom);
  const load = useSetAtom(loadSettingsAtom);
  const closed = (useAtomValue(settingsAtom).closedProvinces ?? []).filter(isProvince);
  const { send, isSending } = useChange('changeShipping', { topic: 'settings' });
  const put = async (closedProvinces: Province[], before: Province[]) => {
    const result = await send({ body: { closedProvinces, before } });
    if (result.ok) adopt(result.data);
    else {
      toast.failed('Not saved', result.problem.detail);
      void load();
    }
    return result.ok;
  };
  const change = async (province: Province, open: boolean) => {
    const others = closed.filter((other) => other !== province);
    const after = open ? others : [...others, province];
    if (!(await put(after, closed))) return;
    const title = `${PROVINCES[province]} is ${open ? 'open' : 'closed'} for shipping`;
    offerUndo({ title, undo: async () => void (await put(closed, after)) });
  };
  return { closed, isSending, change };
}

/** 'Where we ship' (SHIPPING-12): the provinces to which retail orders are shipped. */
export default function ShippingPage() {
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
