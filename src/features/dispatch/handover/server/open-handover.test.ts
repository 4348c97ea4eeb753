import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { giveHandover } from "./give-handover.ts";
import { openHandover } from "./open-handover.ts";
import { withdrawHandover } from "./withdraw-handover.ts";

test("no handover waits until one is given, and none once it is withdrawn", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    expect((await openHandover(ctx)).value.handover).toBeNull();
    const result = await giveHandover(ctx, { note: "All quiet." });
    expect((await openHandover(ctx)).value.handover).toMatchObject({ note: "All quiet.", risks: [] });
    await withdrawHandover(ctx, { handover_id: result.ok ? result.value.id : "" });
    expect((await openHandover(ctx)).value.handover).toBeNull();
  }));
