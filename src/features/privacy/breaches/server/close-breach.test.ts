import { expect, test } from "vitest";
import { aBreach, aBreachForm, breachNow, notifyRegulator } from "#testing/builders/people/a-breach.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { changeBreach } from "./change-breach.ts";
import { closeBreach } from "./close-breach.ts";

test("closed with its lessons once the Regulator was notified, and not changed afterwards", () =>
  inTransaction(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["super_user"] });
    const id = await aBreach(team);
    const close = async () =>
      closeBreach(team, { breach_id: id, version: (await breachNow(team, id)).version, lessons: "Encrypt laptops." });
    expect(await close()).toMatchObject({ reason: "regulator_not_notified" });
    await notifyRegulator(team, id);
    expect(await close()).toMatchObject({ ok: true });
    expect(world.events.at(-1)).toEqual({ type: "breach.closed", breachId: id });
    expect(await close()).toMatchObject({ reason: "closed_already" });
    const { version } = await breachNow(team, id);
    const change = { ...aBreachForm(), breach_id: id, version, regulator_number: "" };
    expect(await changeBreach(team, change)).toMatchObject({ reason: "closed_already" });
  }));
