import { useEffect, useRef, useState } from "react";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { OptionLetter } from "../../contract.ts";
import type { DraftLine, DraftOption, QuoteDraft } from "../../draft-contract.ts";
import { quoteBuilderContract } from "../contract.ts";

export type TariffPrice = {
  readonly status: "no_day" | "asking" | "ready" | "no_price" | "failed";
  /** The server’s reason why there is no price. */
  readonly reason: string;
  readonly title: string;
  readonly lines: readonly DraftLine[];
};

const pauseMs = 400;

/**
 * The tariff’s price for each option’s trip. Lines that came from the tariff follow changes to the trip;
 * lines edited by hand are left alone.
 */
export function useTariffPrices(draft: QuoteDraft, onChange: (changes: Partial<QuoteDraft>) => void, isDraft: boolean) {
  const prices: Readonly<Record<OptionLetter, TariffPrice>> = {
    A: useTariffPrice(draft, "A", isDraft),
    B: useTariffPrice(draft, "B", isDraft),
    C: useTariffPrice(draft, "C", isDraft),
  };
  const last = useRef<Partial<Record<OptionLetter, TariffPrice>>>({});
  useEffect(() => {
    const options = draft.options.map((option) =>
      following(option, last.current[option.letter], prices[option.letter]),
    );
    for (const letter of ["A", "B", "C"] as const)
      if (prices[letter].status === "ready") last.current[letter] = prices[letter];
    if (options.some((option, at) => option !== draft.options[at])) onChange({ options });
  });
  return prices;
}

function following(option: DraftOption, before: TariffPrice | undefined, now: TariffPrice): DraftOption {
  if (!before || now.status !== "ready" || isSame(before.lines, now.lines)) return option;
  if (!isSame(option.lines, before.lines)) return option;
  return { ...option, lines: [...now.lines], ...(option.title === before.title && { title: now.title }) };
}

export const isSame = (a: readonly DraftLine[], b: readonly DraftLine[]): boolean =>
  a.length === b.length &&
  a.every((line, at) => {
    const other = b[at];
    return (["text", "quantity", "unit_cents", "vat_code"] as const).every((key) => line[key] === other?.[key]);
  });

function useTariffPrice(draft: QuoteDraft, letter: OptionLetter, isDraft: boolean): TariffPrice {
  const option = draft.options.find((one) => one.letter === letter);
  const journey = useSettled(option?.journey ?? draft.journey);
  const hasDay = journey.pickup_date !== null;
  const { data, error } = useCall(
    quoteBuilderContract.priceQuoteOption,
    { journey },
    { enabled: isDraft && option !== undefined && hasDay },
  );
  const { title = "", lines = [] } = data ?? {};
  return { status: hasDay ? statusOf(data, error) : "no_day", reason: error?.message ?? "", title, lines };
}

/** A refusal says what is missing; a failure says nothing about the tariff. */
function statusOf(data: unknown, error: Error | null) {
  if (data) return "ready";
  if (!error) return "asking";
  return error instanceof CallFailed && error.status === 409 ? "no_price" : "failed";
}

/** A trip once it stops changing, so that the server isn’t asked at every keystroke. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
