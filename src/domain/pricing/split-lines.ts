import { shareOf, subtract } from "../money/money.ts";
import type { PriceLine, TraceStep, VatCode } from "./price-request.ts";
import type { PriceKind } from "./tariff.ts";

/**
 * The lines of an invoice: everything with a price, each under one VAT code. A tour is part driving, part everything
 * else.
 */
export function linesOf(trace: readonly TraceStep[], kind: PriceKind, transportShare: number): PriceLine[] {
  return trace
    .filter(({ step }) => step !== "tariff" && step !== "vehicle")
    .flatMap((one) =>
      kind === "tour" && one.step !== "toll" && !one.vat
        ? splitTour(one, transportShare)
        : [lineOf(one, vatOf(one, kind))],
    );
}

const lineOf = ({ rule, text, delta, quantity, leg }: TraceStep, vat: VatCode): PriceLine => ({
  code: rule,
  text,
  amount: delta,
  vat,
  ...(quantity && { quantity }),
  ...(leg && { leg }),
});

/** A toll is a disbursement, and an extra has a code of its own. A package with rooms and meals at one price is taxed as a whole. */
function vatOf({ step, vat }: TraceStep, kind: PriceKind): VatCode {
  if (vat) return vat;
  if (step === "toll") return "OOS";
  return kind === "package" ? "STD15" : "EX12G";
}

function splitTour(one: TraceStep, transportShare: number): PriceLine[] {
  if (transportShare === 0) return [lineOf(one, "STD15")];
  const driving = shareOf(one.delta, transportShare);
  const rest = { ...one, text: `${one.text}: planning and hosting`, delta: subtract(one.delta, driving) };
  return [lineOf({ ...one, text: `${one.text}: transport`, delta: driving }, "EX12G"), lineOf(rest, "STD15")].filter(
    ({ amount }) => amount !== 0,
  );
}
