import { Card, CardHeader } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { Money } from "#design/money.tsx";
import { cents } from "#domain/money/money.ts";
import { sumOption } from "#domain/quote/quote-sum.ts";
import type { DraftOption, QuoteDraft } from "../../draft-contract.ts";
import type { BuiltQuote } from "../contract.ts";

export type Taxing = Pick<BuiltQuote, "shows_vat" | "vat_rate" | "splits_tours">;

export const sumDraft = (
  { lines, discount_cents, promo, cost_cents, journey }: DraftOption,
  draft: Pick<QuoteDraft, "journey">,
  taxing: Taxing,
) =>
  sumOption({
    lines: lines.map(({ quantity, unit_cents, vat_code, beside }) => ({
      quantity,
      unit: cents(unit_cents),
      vat: vat_code,
      beside,
    })),
    discount: cents(discount_cents),
    promo: cents(promo?.discount_cents ?? 0),
    cost: cents(cost_cents),
    tax: { isVendor: taxing.shows_vat, splitsTours: taxing.splits_tours, rate: taxing.vat_rate },
    isTour: (journey ?? draft.journey).service_type === "day_tour",
  });

/** Each option’s current total. */
export function TotalsCard({ draft, taxing }: { draft: QuoteDraft; taxing: Taxing }) {
  return (
    <Card>
      <CardHeader title="Totals" />
      <ul className="grid gap-4">
        {draft.options.map((option) => (
          <li key={option.letter}>
            <OptionTotals option={option} draft={draft} taxing={taxing} />
          </li>
        ))}
        {draft.options.length === 0 && <li className="text-ink-2">No options yet.</li>}
      </ul>
    </Card>
  );
}

type OptionTotalsProps = { option: DraftOption; draft: QuoteDraft; taxing: Taxing };

function OptionTotals({ option, draft, taxing }: OptionTotalsProps) {
  const { subtotal, discount, promo, total, vat, margin } = sumDraft(option, draft, taxing);
  const percent = margin === null || option.cost_cents === 0 ? null : Math.round(margin * 100);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-[0.9375rem] [&_dd]:text-end">
      <dt className="font-bold">{option.letter}</dt>
      <dd className="font-display font-extrabold text-xl">
        <Money cents={total} />
      </dd>
      {discount + promo > 0 && (
        <>
          <dt className="text-ink-2">Before discount</dt>
          <dd>
            <Money cents={subtotal} />
          </dd>
        </>
      )}
      {promo > 0 && option.promo && (
        <>
          <dt className="text-ink-2">{option.promo.text}</dt>
          <dd>
            <Money cents={-promo} />
          </dd>
        </>
      )}
      {taxing.vat_rate > 0 && (
        <>
          <dt className="text-ink-2">VAT included</dt>
          <dd>
            <Money cents={vat} always />
          </dd>
        </>
      )}
      <dt className="text-ink-2">Margin</dt>
      <dd className={cx("font-semibold", percent !== null && percent < 15 && "text-bad")}>
        {percent === null ? "no cost entered" : `${percent}%`}
      </dd>
    </dl>
  );
}
