import { expect, test } from "vitest";
import { inNewCompany, inTransaction } from "#testing/in-transaction.ts";
import { publishedClaims } from "./published-claims.ts";

test("the demo company publishes its promises, safety measures and testimonials", () =>
  inTransaction(async (ctx) => {
    const { reassurance, safety, testimonials } = (await publishedClaims(ctx)).value;
    expect(reassurance.map(({ title }) => title)).toEqual(["24/7 Available", "Fully Insured"]);
    expect(safety).toHaveLength(6);
    expect(testimonials.map(({ page }) => page)).toEqual([
      ...Array.from({ length: 6 }, () => "home"),
      ...Array.from({ length: 3 }, () => "services"),
    ]);
  }));

test("a new company publishes none", () =>
  inNewCompany(async (ctx) =>
    expect((await publishedClaims(ctx)).value).toEqual({ reassurance: [], safety: [], testimonials: [] }),
  ));
