import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { giveHandover } from "./give-handover.ts";
import { listHandovers } from "./list-handovers.ts";
import { takeHandover } from "./take-handover.ts";

test("another dispatcher signs, once, and never the one who gave it", () =>
  inTransaction(async (plain) => {
    const leaving = await asTeam(plain);
    const coming = await asTeam(plain, "dispatcher", "Pieter Botha");
    const result = await giveHandover(leaving, { note: "" });
    const handover_id = result.ok ? result.value.id : "";
    expect(await takeHandover(leaving, { handover_id })).toMatchObject({ reason: "own" });
    expect(await takeHandover(coming, { handover_id })).toMatchObject({ ok: true });
    expect(await takeHandover(coming, { handover_id })).toMatchObject({ reason: "taken" });
    expect(await takeHandover(coming, { handover_id: plain.newId() })).toMatchObject({ reason: "not_found" });
    const { handovers } = (await listHandovers(coming, {})).value;
    expect(handovers).toMatchObject([{ given: { name: "Naledi Jacobs" }, taken: { name: "Pieter Botha" } }]);
    const lines = await plain.db.select().from(auditLog).where(eq(auditLog.action, "handover.taken"));
    expect(lines).toHaveLength(1);
    expect(await giveHandover(coming, { note: "" })).toMatchObject({ ok: true });
  }));
