import { expect, test } from "vitest";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myServiceCalendar } from "./my-service-calendar.ts";
import { renewServiceCalendar } from "./renew-service-calendar.ts";

test("there is no address until one is created, and then it is the same every time", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    expect(await myServiceCalendar(ctx)).toEqual({ ok: true, value: { address: null } });
    const made = await renewServiceCalendar(ctx);
    expect(await myServiceCalendar(ctx)).toEqual(made);
  }));
