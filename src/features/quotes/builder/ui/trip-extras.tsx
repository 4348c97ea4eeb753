import { QuantityList } from "#design/fields/quantity-list.tsx";
import { useSettled } from "#design/use-settled.ts";
import { extraItems, quantitiesOf, withQuantity } from "#domain/extra/extra-labels.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { QuoteJourney } from "../../draft-contract.ts";
import { quoteBuilderContract } from "../contract.ts";

type TripExtrasProps = { journey: QuoteJourney; onChange: (journey: QuoteJourney) => void };

/** The extras for this trip, with what is left of them on its day. */
export function TripExtras({ journey, onChange }: TripExtrasProps) {
  const { data } = useCall(
    quoteBuilderContract.priceQuoteOption,
    { journey: useSettled(journey) },
    { enabled: journey.pickup_date !== null },
  );
  if (!data || data.extras.length === 0) return null;
  return (
    <div className="mt-4">
      <QuantityList
        label="Extras"
        items={extraItems(data.extras)}
        quantities={quantitiesOf(journey.extras)}
        onChange={(id, quantity) => onChange({ ...journey, extras: withQuantity(journey.extras, id, quantity) })}
      />
    </div>
  );
}
