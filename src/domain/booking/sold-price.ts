import type { CompanySettings } from "../company/company-settings.ts";
import { vatOfBooking } from "../invoice/invoice-lines.ts";
import { cents } from "../money/money.ts";
import { taxOn } from "../money/vat.ts";
import type { PriceLine } from "../pricing/price-request.ts";
import { localDateOf } from "../time/local-time.ts";
import type { CancellationPolicy } from "./cancellation.ts";
import { type CancellableTrip, cancellationTermsFor } from "./cancellation-terms.ts";

export type SoldPrice = {
  readonly service: string;
  /** Null until a price is set. */
  readonly total: number | null;
  readonly lines: readonly Pick<PriceLine, "amount" | "vat">[];
};

/** The VAT included in a price sold today, as the invoice will state it. */
export const vatOf = (
  { now }: { readonly now: Date },
  { service, total, lines }: SoldPrice,
  { tax }: CompanySettings,
): number =>
  total === null
    ? 0
    : vatOfBooking(
        {
          total: cents(total),
          isTour: service === "day_tour",
          items: lines.map(({ amount, vat }) => ({ text: "", amount, vatCode: vat })),
        },
        taxOn(tax, localDateOf(now)),
      );

/** The policies in force now for a trip, which the customer agrees to. */
export const policyFor = ({ policies }: CompanySettings, trip: CancellableTrip): CancellationPolicy => ({
  version: policies.version,
  ...cancellationTermsFor(policies, trip),
  graceMinutes: policies.graceMinutes,
});
