import { useState } from "react";
import { formatRand } from "#design/money.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { cents, subtract } from "#domain/money/money.ts";
import { priceConcern } from "#domain/quote/price-concern.ts";
import type { QuoteDraft } from "../../draft-contract.ts";
import type { BuiltQuote } from "../contract.ts";
import { sumDraft, type Taxing } from "./totals-card.tsx";
import type { useQuoteBuilder } from "./use-quote-builder.ts";

type SendDialogProps = { quote: BuiltQuote; builder: ReturnType<typeof useQuoteBuilder>; onClose: () => void };

/** Asks before sending, and again if an option is free or below cost. */
export function SendDialog({ quote, builder, onClose }: SendDialogProps) {
  const [isSecond, setSecond] = useState(false);
  const { draft, isBusy } = builder;
  const concerns = concernsIn(draft, quote);
  const send = (isConfirmed: boolean) => void builder.send(isConfirmed).then(onClose);
  if (isSecond)
    return (
      <ConfirmDialog
        open
        onClose={onClose}
        onConfirm={() => send(true)}
        title={concerns.some(({ isFree }) => isFree) ? "Send it for R0?" : "Send it at a loss?"}
        text={concerns.map(({ text }) => text).join(" ")}
        confirmLabel={concerns.some(({ isFree }) => isFree) ? "Send for R0" : "Send at a loss"}
        busy={isBusy}
      />
    );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => (concerns.length > 0 ? setSecond(true) : send(false))}
      title={`Send ${quote.number}?`}
      text={`${draft.customer_name || "The customer"} gets an email with the link at ${draft.customer_email || "no address yet"}. You can’t change it after that.`}
      confirmLabel="Send quote"
      tone="primary"
      busy={isBusy}
    />
  );
}

/** The text of the second confirmation, with the amounts. */
export function concernsIn(draft: QuoteDraft, taxing: Taxing) {
  return draft.options.flatMap((option) => {
    const { total, vat } = sumDraft(option, draft, taxing);
    const concern =
      option.lines.length > 0 && priceConcern({ net: subtract(total, vat), cost: cents(option.cost_cents) });
    if (!concern) return [];
    const name = draft.options.length > 1 ? `Option ${option.letter}` : "The quote";
    const text =
      concern === "free"
        ? `${name} is free: the customer pays nothing, and accepting it confirms the booking.`
        : `${name} earns ${formatRand(total - vat)} without VAT and costs us ${formatRand(option.cost_cents)}: we lose ${formatRand(option.cost_cents - total + vat)}.`;
    return [{ isFree: concern === "free", text }];
  });
}
