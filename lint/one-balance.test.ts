// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findOwnBalances } from "./one-balance.ts";
import { repository } from "./trial.ts";

/** A column inside a piece of SQL. */
const column = (name: string) => `\${${name}}`;

describe("a customer's balance", () => {
  test("is calculated only by the rules", () => {
    const matches = readdirSync(join(repository, "src"), { recursive: true, encoding: "utf8" })
      .map((path) => `src/${path.replaceAll("\\", "/")}`)
      .filter((path) => /^src\/(?:features|shells|design|platform|app)\/.*\.tsx?$/.test(path) && !/\.test\./.test(path))
      .flatMap((path) => findOwnBalances(path, readFileSync(join(repository, path), "utf8")));
    expect(matches).toEqual([]);
  });

  test.each([
    "const open = totalCents - paidCents;",
    "  return total_cents - (paid_cents - refunded_cents);",
    "if (booking.paid_cents >= booking.total_cents) return null;",
    `sql\`${["bookings.totalCents", "bookings.paidCents"].map(column).join(" - ")}\``,
    `sql\`${["invoices.totalCents", "invoices.creditedCents", "invoices.paidCents"].map(column).join(" - ")}\``,
    "select i.total_cents - i.credited_cents - i.paid_cents from invoices i",
    "const isOwed = feeCents > booking.paidCents;",
  ])("a second calculation is found: %s", (line) => {
    expect(findOwnBalances("src/a.ts", line)).toEqual(["src/a.ts:1"]);
  });

  test.each([
    "  total_cents: row.totalCents, paid_cents: row.paidCents,",
    "const over = (paidCents: number, totalCents: number) => cover(paidCents, totalCents);",
    "  totalCents: bookings.totalCents,",
    "if (paid_cents > 0) return formatRand(paid_cents);",
  ])("passing it on is accepted: %s", (line) => {
    expect(findOwnBalances("src/a.ts", line)).toEqual([]);
  });
});
