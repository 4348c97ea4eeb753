import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { auditLog } from "#db/schema/platform.ts";
import { aDriverOnRecord } from "#testing/builders/people/a-driver-on-record.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { saveDriver } from "./save-driver.ts";

const fields = {
  first_name: "Sipho",
  last_name: "Ndlovu",
  phone: "+27 82 555 0999",
  email: "sipho@example.com",
  born_on: "1985-04-02",
  languages: ["English", "isiZulu", "English"],
  is_guide: true,
  home_area: "",
  note: "",
  provider_id: null,
};

test("a profile is saved with a new version, and the log lists the changes", () =>
  inTransaction(async (ctx) => {
    const id = await aDriverOnRecord(ctx);
    expect(await saveDriver(ctx, { ...fields, driver_id: id, version: 1 })).toMatchObject({ value: { version: 2 } });
    const [row] = await ctx.db.select().from(drivers).where(eq(drivers.id, id));
    expect(row).toMatchObject({
      phone: "+27 82 555 0999",
      isGuide: true,
      languages: ["English", "isiZulu"],
      version: 2,
    });
    const [entry] = await ctx.db.select().from(auditLog);
    expect(entry).toMatchObject({ action: "driver.saved", details: { changed: ["phone", "isGuide"] } });
  }));

test("another person’s changes are not overwritten", () =>
  inTransaction(async (ctx) => {
    const id = await aDriverOnRecord(ctx);
    await saveDriver(ctx, { ...fields, driver_id: id, version: 1 });
    expect(await saveDriver(ctx, { ...fields, driver_id: id, version: 1 })).toMatchObject({
      reason: "changed_meanwhile",
    });
  }));

test("a driver may keep their own address, but not use another driver’s", () =>
  inTransaction(async (ctx) => {
    const id = await aDriverOnRecord(ctx);
    await aDriverOnRecord(ctx, { email: "other@example.com" });
    const input = { ...fields, driver_id: id, version: 1, email: "Other@example.com" };
    expect(await saveDriver(ctx, input)).toMatchObject({ reason: "email_taken" });
  }));
