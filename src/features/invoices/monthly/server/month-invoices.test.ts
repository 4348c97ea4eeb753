import { expect, test } from "vitest";
import { organisations } from "#db/schema/partners.ts";
import { aCompany, asCompany } from "#testing/builders/companies/a-company.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { monthInvoices } from "./month-invoices.ts";

test("a company reads its own by cost centre; our team reads all of them, other companies none", () =>
  inDemo(async (ctx) => {
    const crane = (await ctx.db.select().from(organisations)).find(({ name }) => name === "Blue Crane Software");
    const organisation_id = crane?.id ?? "";
    const read = await monthInvoices(await asTeam(ctx, "dispatcher"), { organisation_id });
    if (!read.ok) throw new Error(read.reason);
    const { invoices, next, next_on } = read.value;
    expect(next_on).toBe("2026-12-01");
    expect(invoices.map(({ month, state }) => [month, state]).slice(0, 2)).toEqual([
      ["2026-10", "sent"],
      ["2026-09", "paid"],
    ]);
    for (const { total_cents, cost_centres } of invoices)
      expect(cost_centres.reduce((sum, one) => sum + one.total_cents, 0)).toBe(total_cents);
    expect(next.every(({ total_cents }) => total_cents > 0)).toBe(true);
    expect(await monthInvoices(await asCompany(ctx, organisation_id, "desk"), { organisation_id: null })).toEqual(read);

    const other = await asCompany(ctx, await aCompany(ctx, {}, "Other"));
    expect(await monthInvoices(other, { organisation_id })).toMatchObject({ reason: "not_found" });
    const stranger = await askingAs(ctx, { email: "no@example.com", roles: ["corporate"] });
    expect(await monthInvoices(stranger, { organisation_id: null })).toMatchObject({ reason: "not_found" });
  }));
