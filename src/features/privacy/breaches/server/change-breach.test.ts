import { expect, test } from "vitest";
import { aBreach, aBreachForm, breachNow, notifyRegulator } from "#testing/builders/people/a-breach.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { changeBreach } from "./change-breach.ts";

test("facts are added later, and the notice’s number shows that the Regulator was notified", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["super_user"] });
    const id = await aBreach(team, { advice: "" });
    expect(await notifyRegulator(team, id)).toMatchObject({ value: { version: 2 } });
    expect(await breachNow(team, id)).toMatchObject({
      advice: aBreachForm().advice,
      regulator_number: "IR-2026-1",
      regulator_notified_at: ctx.now.toISOString(),
    });
    const stale = { ...aBreachForm(), breach_id: id, version: 1, regulator_number: "" };
    expect(await changeBreach(team, stale)).toMatchObject({ reason: "changed_meanwhile" });
  }));
