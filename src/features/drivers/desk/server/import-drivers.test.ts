import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { importRuns } from "#db/schema/platform.ts";
import { undoImport } from "#features/imports/server/undo-import.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { importDrivers } from "./import-drivers.ts";

const sipho = {
  email: "sipho@example.com",
  first_name: "Sipho",
  last_name: "Dube",
  phone: "+27 82 555 0199",
  licence_codes: "C1, EB",
  licence_expires: "31/12/2028",
  prdp_expires: "2027-06-30",
  version: null,
};

test("drivers are imported with the last days of their documents, and the import can be undone as a whole", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    const before = await ctx.db.select().from(drivers);
    const rows = Array.from({ length: 20 }, (_, at) => ({ ...sipho, email: `driver-${at}@example.com` }));
    expect(await importDrivers(ctx, { file_name: "drivers.xlsx", rows })).toEqual({
      ok: true,
      value: { added: 20, changed: 0, unchanged: 0 },
    });
    const [one] = await ctx.db.select().from(drivers).where(eq(drivers.email, "driver-7@example.com"));
    expect(one).toMatchObject({ firstName: "Sipho", state: "onboarding", version: 1 });
    const papers = await ctx.db
      .select()
      .from(documents)
      .where(eq(documents.ownerId, one?.id ?? ""))
      .orderBy(documents.type);
    expect(papers).toMatchObject([
      { type: "drivers_licence", expiresOn: "2028-12-31", allows: ["C1", "EB"], state: "uploaded", fileId: null },
      { type: "prdp", expiresOn: "2027-06-30", state: "uploaded" },
    ]);
    const [run] = await ctx.db.select().from(importRuns);
    expect(await undoImport(ctx, { id: run?.id ?? "" })).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(drivers)).toEqual(before);
    expect(await ctx.db.$count(documents, eq(documents.ownerKind, "driver"))).toBe(0);
  }));

test("a known driver keeps values that the file leaves out, and gets only documents that differ", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    await importDrivers(ctx, { file_name: "drivers.csv", rows: [sipho] });
    const changed = { email: "SIPHO@example.com", phone: "082 555 0100", prdp_expires: "2029-06-30", version: 1 };
    expect(await importDrivers(ctx, { file_name: "drivers.csv", rows: [changed] })).toMatchObject({
      value: { added: 0, changed: 1 },
    });
    expect(await ctx.db.select().from(drivers).where(eq(drivers.email, "sipho@example.com"))).toMatchObject([
      { firstName: "Sipho", phone: "082 555 0100", version: 2 },
    ]);
    expect(await ctx.db.$count(documents, eq(documents.ownerKind, "driver"))).toBe(3);
    expect(await importDrivers(ctx, { file_name: "drivers.csv", rows: [{ ...changed, version: 2 }] })).toMatchObject({
      value: { unchanged: 1 },
    });
  }));
