import { useEffect, useMemo } from "react";
import { useSettled } from "#design/use-settled.ts";
import { emailPattern } from "#domain/text/email-address.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { OptionLetter } from "../../contract.ts";
import type { DraftOption, QuoteDraft } from "../../draft-contract.ts";
import { type BuiltQuote, quoteBuilderContract } from "../contract.ts";

/** Why an option’s code can’t be used; empty while it can. */
export type PromoProblems = Readonly<Record<OptionLetter, string>>;

type OfDraft = { readonly quote: Pick<BuiltQuote, "id" | "state">; readonly draft: QuoteDraft };

/** Checks each option’s promo code as its price changes, and keeps in the draft what the code takes off. */
export function useOptionPromos(of: OfDraft, onChange: (changes: Partial<QuoteDraft>) => void): PromoProblems {
  const checks = { A: usePromoCheck(of, "A"), B: usePromoCheck(of, "B"), C: usePromoCheck(of, "C") };
  // After every render: another change of the options may have been written over this one.
  useEffect(() => {
    const options = of.draft.options.map((option) => withPromo(option, checks[option.letter].promo));
    if (options.some((option, at) => option !== of.draft.options[at])) onChange({ options });
  });
  return { A: checks.A.problem, B: checks.B.problem, C: checks.C.problem };
}

function withPromo(option: DraftOption, promo: DraftOption["promo"] | undefined): DraftOption {
  if (promo === undefined) return option;
  const isSame = option.promo?.text === promo?.text && option.promo?.discount_cents === promo?.discount_cents;
  return isSame ? option : { ...option, promo };
}

/** Undefined while a sent quote is read or the answer is on its way: the draft’s own remains. */
function usePromoCheck({ quote, draft }: OfDraft, letter: OptionLetter) {
  const option = draft.options.find((one) => one.letter === letter);
  const { journey: ofQuote } = draft;
  // Half an address is none yet.
  const customer_email = emailPattern.test(draft.customer_email.trim()) ? draft.customer_email.trim() : "";
  const check = useMemo(
    () => ({
      id: quote.id,
      journey: option?.journey ?? ofQuote,
      customer_email,
      lines: (option?.lines ?? []).map(({ text: _, ...line }) => line),
      discount_cents: option?.discount_cents ?? 0,
      promo_code: option?.promo_code ?? "",
    }),
    [quote.id, option, ofQuote, customer_email],
  );
  const input = useSettled(check);
  const isDraft = quote.state === "draft";
  const hasCode = option?.promo_code !== undefined && option.promo_code.trim() !== "";
  const { data, error } = useCall(quoteBuilderContract.checkOptionPromo, input, {
    enabled: isDraft && hasCode && input.promo_code.trim() !== "",
  });
  if (!isDraft || option === undefined) return { promo: undefined, problem: "" };
  if (!hasCode) return { promo: null, problem: "" };
  if (error) return { promo: undefined, problem: "We couldn’t check this code. It’s checked again when you save." };
  return { promo: data?.promo, problem: data?.problem ?? "" };
}
