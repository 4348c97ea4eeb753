// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import type { ShownPayout } from "../contract.ts";
import { PayoutsTab } from "./payouts-tab.tsx";

vi.mock("#platform/browser/session.ts", () => ({
  useSession: () => ({ status: "in", person: { userId: "u", name: "Naledi", email: "n@x", roles: ["admin"] } }),
  accessToken: async () => undefined,
}));
beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const payout: ShownPayout = {
  id: "p",
  version: 1,
  reference: "PO-2026-00001",
  partner: "The Harbour Lantern Hotel",
  state: "draft",
  amount_cents: 1_000_000,
  statements: ["PS-2026-11"],
  has_bank: false,
  open_disputes: 0,
  drafted_by: "Naledi",
  drafted_at: "2026-11-20T08:00:00.000Z",
  approved_by: null,
  paid_by: null,
  paid_on: null,
  payment_note: "",
  may_approve: true,
};

test("a bank account saved by a colleague appears on the open tab", async () => {
  let has_bank = false;
  drawSignedIn(<PayoutsTab kind="hotel" />, {
    "partner-payouts": () => ({ payouts: [{ ...payout, has_bank }], next: null, at_least_cents: 50_000, to_draft: 0 }),
  });
  await screen.findByText(/Drafted by/);
  expect(screen.queryByRole("button", { name: /^Approve/ })).toBeNull();
  has_bank = true;
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(await screen.findByRole("button", { name: /^Approve/ })).toBeTruthy();
});
