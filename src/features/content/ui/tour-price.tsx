import { OtherCurrency } from "#design/currency/other-currency.tsx";
import { formatRand } from "#design/money.tsx";
import { priceBasis } from "../words/price-basis.ts";
import { useStartingPrice } from "./figures.tsx";

type TourPrice = { text: string; note: React.ReactNode };

/** A tour’s starting price by the current tariff, and what it covers. */
export function useTourPrice(slug: string): TourPrice {
  const cents = useStartingPrice(`tour.${slug}`);
  if (cents === undefined) return { text: "Price on request", note: null };
  return {
    text: `From ${formatRand(cents)}`,
    note: (
      <>
        {priceBasis.tour}
        <OtherCurrency cents={cents} className="block" />
      </>
    ),
  };
}
