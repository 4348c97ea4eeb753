import { expect, test } from "vitest";
import { judgeLine, type LineName } from "./line-doubt.ts";

const line = { amountCents: 129_900, allocatedCents: 0 };
const named = (name: string, changes: Partial<LineName> = {}): LineName => {
  const openCents = changes.openCents ?? (changes.standing ? 0 : 150_000);
  return { name, standing: "due", amounts: [openCents], ...changes, openCents };
};
const invoice = named("INV-2026-00406");

test.each([
  ["nothing is named", [], { named: null, doubt: "no_reference" }],
  [
    "an invoice of another amount",
    [invoice],
    { named: "INV-2026-00406", doubt: "amount_differs", expectedCents: 150_000 },
  ],
  [
    "one that is due and one that is paid",
    [named("CTS-7K3M9Q", { standing: "no_payment" }), invoice],
    { named: "INV-2026-00406" },
  ],
  ["its deposit", [named("CTS-7K3M9Q", { amounts: [150_000, 129_900] })], { doubt: null }],
  [
    "two whose sum differs",
    [invoice, named("INV-2026-00407", { openCents: 1_000 })],
    { named: "INV-2026-00406, INV-2026-00407", doubt: "amount_differs", expectedCents: 151_000 },
  ],
  ["two whose sum it is", [named("A", { openCents: 100_000 }), named("B", { openCents: 29_900 })], { doubt: null }],
  ["one that is paid", [named("A", { standing: "no_payment" })], { named: "A", doubt: "no_payment" }],
  ["the fee of one that is cancelled", [named("A", { standing: "closed", openCents: 129_900 })], { doubt: "closed" }],
  ["one that does not exist", [named("A", { standing: "unknown" })], { doubt: "unknown" }],
  ["one on a monthly invoice", [named("A", { standing: "billed_monthly" })], { doubt: "billed_monthly" }],
] as const)("%s", (_what, names, verdict) => {
  expect(judgeLine(line, names)).toMatchObject(verdict);
});

test("a line that is matched in part says so", () => {
  expect(judgeLine({ amountCents: 129_900, allocatedCents: 100 }, [invoice]).doubt).toBe("part_left");
});
