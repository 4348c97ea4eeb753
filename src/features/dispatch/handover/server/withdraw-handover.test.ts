import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { giveHandover } from "./give-handover.ts";
import { takeHandover } from "./take-handover.ts";
import { withdrawHandover } from "./withdraw-handover.ts";

test("only the one who gave it withdraws it, and it can’t be taken any more", () =>
  inTransaction(async (plain) => {
    const leaving = await asTeam(plain);
    const coming = await asTeam(plain, "dispatcher", "Pieter Botha");
    const result = await giveHandover(leaving, { note: "" });
    const seen = { handover_id: result.ok ? result.value.id : "" };
    expect(await withdrawHandover(coming, seen)).toMatchObject({ reason: "not_yours" });
    expect(await withdrawHandover(leaving, seen)).toMatchObject({ ok: true });
    expect(await takeHandover(coming, seen)).toMatchObject({ reason: "withdrawn" });
    expect(await withdrawHandover(leaving, { handover_id: plain.newId() })).toMatchObject({ reason: "not_found" });
    expect(await giveHandover(leaving, { note: "" })).toMatchObject({ ok: true });
  }));
