import { checkInput, type ProductJson, productChange } from 'shared-domain/contracts';
import { typedPrice } from 'shared-domain/money';
import { offerPriceProblemOf } from 'shared-domain/offers';
import { displayName } from 'shared-domain/products';
import { Stack, Text } from '../../../kit/layout/index.ts';
import { InputField } from '../../../kit/parts/index.ts';

export type OfferDraft = { price: string; start: string; end: string };

export const NO_OFFER: OfferDraft = { price: '', start: '', end: '' };

/** The parsed offer, or its problem for these products. */
export function readOffer({ price, start, end }: OfferDraft, products: readonly ProductJson[], at: Date) {
  const change = {
    ltoPrice: price.trim() === '' ? null : typedPrice(price),
    ltoStartDate: start || null,
    ltoEndDate: end || null,
  };
  const checked = checkInput(productChange, change);
  if (!checked.ok) return { change, problem: checked.errors[0]?.message ?? null };
  return { change, problem: priceProblem(change, products, at) };
}

type WholeOffer = { ltoPrice: number | null; ltoStartDate: string | null; ltoEndDate: string | null };

/** The first product whose price the offer would exceed; named if there are several. */
function priceProblem(offer: WholeOffer, products: readonly ProductJson[], at: Date): string | null {
  const { ltoPrice, ltoStartDate, ltoEndDate } = offer;
  if (ltoPrice === null || ltoStartDate === null || ltoEndDate === null) return null;
  for (const product of products) {
    const problem = offerPriceProblemOf({ price: product.price, ltoPrice, ltoStartDate, ltoEndDate }, at);
    if (problem !== null) return products.length === 1 ? problem : `${displayName(product)}: ${problem}`;
  }
  return null;
}

type OfferFieldsProps = { draft: OfferDraft; problem: string | null; onChange: (draft: OfferDraft) => void };

/** The three fields of a limited-time offer; they are filled together or not at all. */
export function OfferFields({ draft, problem, onChange }: OfferFieldsProps) {
  const set = (field: keyof OfferDraft) => (event: { target: { value: string } }) =>
    onChange({ ...draft, [field]: event.target.value });
  return (
    <Stack columns="repeat(auto-fit, minmax(140px, 1fr))" gap={12}>
      <InputField
        label="LTO price"
        inputMode="decimal"
        value={draft.price}
        data-autofocus
        onChange={set('price')}
      />
      <InputField label="LTO start date" type="date" value={draft.start} onChange={set('start')} />
      <InputField label="LTO end date" type="date" value={draft.end} onChange={set('end')} />
      {problem !== null && (
        <Text as="p" across tone="error" weight={500} role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}
