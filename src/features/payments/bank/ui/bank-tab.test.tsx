// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import type { ListedLine } from "../contract.ts";
import { BankTab } from "./bank-tab.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aLine = (changes: Partial<ListedLine> = {}): ListedLine => ({
  id: "018f0000-0000-7000-8000-000000000001",
  booked_on: "2026-11-14",
  amount_cents: 129_900,
  left_cents: 129_900,
  description: "EFT INV-2026-00406",
  named_reference: "INV-2026-00406",
  doubt: "amount_differs",
  expected_cents: 150_000,
  parts: [],
  aside_by: null,
  ...changes,
});

/** A server whose totals change with each import. */
function aDesk() {
  let waiting = 0;
  const read = () => ++waiting * 100_000;
  return {
    "bank-lines": () => ({ lines: [aLine()], next: null }),
    "bank-imports": () => ({ imports: [] }),
    "bank-figures": () => ({ ageing: [{ band: "days_0_7", lines: waiting, left_cents: read() }] }),
    "import-bank-lines": () => ({ import_id: aLine().id, lines: 1, new_lines: 1, matched: 0 }),
  };
}

const choose = (text: string) =>
  fireEvent.change(screen.getByLabelText("Choose statement"), {
    target: { files: [new File([text], "november.csv", { type: "text/csv" })] },
  });

test("the tiles update after an import, and unreadable rows are listed and counted", async () => {
  const { sent } = drawSignedIn(<BankTab />, aDesk(), "/admin/payment-verification?tab=bank");
  const tiles = await screen.findByRole("region", { name: "Money to match, by age" });
  await waitFor(() => expect(tiles.textContent).toContain("R1\u00a0000"));
  choose("Date,Description,Amount\n2026/11/14,EFT,1299.00\n2026/13/14,LOST MONEY,500.00\n");
  expect(await screen.findByText("1 line imported")).toBeTruthy();
  expect(screen.getByText("2026/13/14 · LOST MONEY · 500.00")).toBeTruthy();
  expect(sent.find(({ name }) => name === "import-bank-lines")?.body).toMatchObject({ unread: 1 });
  await waitFor(() => expect(tiles.textContent).toContain("R2\u00a0000"));
});

test("the reason includes the reference in the line", async () => {
  drawSignedIn(<BankTab />, aDesk(), "/admin/payment-verification?tab=bank");
  expect(await screen.findByText("Names INV-2026-00406. Amount differs")).toBeTruthy();
});
