// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CallFailed } from "#platform/browser/call-api.ts";
import { type QuoteDraft, quoteDraft } from "../../draft-contract.ts";
import { useTariffPrices } from "./use-tariff-prices.ts";

afterEach(() => {
  cleanup();
  failure = null;
});

const line = (unit_cents: number) => ({ text: "Transfer", quantity: 1, unit_cents, vat_code: "EX12G" as const });
const priceOf = { Gardens: 45_000, Hermanus: 180_000 } as Readonly<Record<string, number>>;

let failure: Error | null = null;

vi.mock("#platform/browser/use-call.ts", () => ({
  useCall: (_call: unknown, { journey }: { journey: QuoteDraft["journey"] }, { enabled }: { enabled: boolean }) => ({
    data:
      enabled && !failure
        ? { title: "Transfer, sedan", lines: [line(priceOf[journey.destination] ?? 0)], doubts: [] }
        : undefined,
    error: failure,
  }),
}));

const draftTo = (destination: string, unit_cents: number): QuoteDraft =>
  quoteDraft.parse({
    journey: { service_type: "airport_transfer", destination, pickup_date: "2026-11-28" },
    valid_until: "2026-11-23T08:00:00Z",
    options: [{ letter: "A", title: "By hand", lines: [line(unit_cents)] }],
  });

const followed = async (unit_cents: number, isDraft = true) => {
  const onChange = vi.fn();
  const { rerender, result } = renderHook(({ draft }) => useTariffPrices(draft, onChange, isDraft), {
    initialProps: { draft: draftTo("Gardens", unit_cents) },
  });
  rerender({ draft: draftTo("Hermanus", unit_cents) });
  if (isDraft) await waitFor(() => expect(result.current.A.lines[0]?.unit_cents).toBe(180_000));
  return onChange;
};

test("a tariff price follows a change of place", async () => {
  const onChange = await followed(45_000);
  expect(onChange).toHaveBeenCalledWith({
    options: [expect.objectContaining({ title: "By hand", lines: [line(180_000)] })],
  });
});

test("a price entered by hand stays", async () => {
  expect(await followed(50_000)).not.toHaveBeenCalled();
});

test("a sent quote never changes", async () => {
  expect(await followed(45_000, false)).not.toHaveBeenCalled();
});

test.each([
  ["a refusal says why there is no price", new CallFailed(409, "no_price", "Enter a price."), "no_price"],
  ["a call that broke says nothing of the tariff", new CallFailed(500, "broken", "Broken."), "failed"],
] as const)("%s", (_what, error, status) => {
  failure = error;
  const { result } = renderHook(() => useTariffPrices(draftTo("Gardens", 45_000), vi.fn(), true));
  expect(result.current.A).toMatchObject({ status, reason: error.message });
});
