import { expect, test } from "vitest";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { companyTerms } from "../../../selling/sale/server/company-terms.ts";
import { listClaims } from "./list-claims.ts";
import { publishedClaims } from "./published-claims.ts";
import { withdrawClaim } from "./withdraw-claim.ts";

test("a withdrawn claim leaves the pages, and comes back when it is put back", () =>
  inTransaction(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const { claims } = (await listClaims(team)).value;
    const years = claims.find(({ about }) => about === "years");
    if (!years) throw new Error("The demo company states its years.");
    const { id, version } = years;
    expect((await companyTerms(ctx)).value.claims.years).toBe("10+");
    await withdrawClaim(team, { id, version, is_withdrawn: true });
    expect((await companyTerms(ctx)).value.claims.years).toBe("");
    expect(await withdrawClaim(team, { id, version, is_withdrawn: false })).toMatchObject({
      ok: false,
      reason: "changed_meanwhile",
    });
    await withdrawClaim(team, { id, version: version + 1, is_withdrawn: false });
    expect((await companyTerms(ctx)).value.claims.years).toBe("10+");
    expect(world.siteTouched).toBe(2);
  }));

test("a withdrawn testimonial is on no page", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const { claims } = (await listClaims(team)).value;
    for (const { id, version, author } of claims)
      if (author === "Amira K.") await withdrawClaim(team, { id, version, is_withdrawn: true });
    const names = (await publishedClaims(ctx)).value.testimonials.map(({ name }) => name);
    expect(names).toContain("Thabo M.");
    expect(names).not.toContain("Amira K.");
  }));
