import { render } from "@react-email/render";
import { expect, test } from "vitest";
import { aBreach, aBreachForm, breachNow, notifyRegulator } from "#testing/builders/people/a-breach.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { changeBreach } from "./change-breach.ts";
import { emailAffected } from "./email-affected.ts";
import { sendBreachEmails } from "./send-breach-emails.ts";

test("everyone affected is emailed once, however often the job runs, and then the clock stops", () =>
  inTransaction(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["super_user"] });
    const id = await aBreach(team, { advice: "" }, "a@example.com b@example.com");
    const send = async () =>
      sendBreachEmails(team, {
        breach_id: id,
        version: (await breachNow(team, id)).version,
        subject: "Important",
        text: "Dear {name},\n\nA laptop was stolen.",
        confirmation: "SEND",
      });
    const tell = () => emailAffected(ctx, { type: "breach.emails_wanted", breachId: id });
    await tell();
    expect(world.emails).toEqual([]);
    expect(await send()).toMatchObject({ reason: "facts_missing" });
    const { version } = await breachNow(team, id);
    await changeBreach(team, { ...aBreachForm(), breach_id: id, version, regulator_number: "" });
    expect(await send()).toMatchObject({ value: { people: 2 } });
    expect(world.events.at(-1)).toEqual({ type: "breach.emails_wanted", breachId: id });
    await tell();
    await tell();
    expect(world.emails.map(({ to }) => to).toSorted()).toEqual(["a@example.com", "b@example.com"]);
    expect(await render(world.emails[0]?.content ?? null)).toContain("Dear customer,");
    expect(await send()).toMatchObject({ reason: "no_one" });
    expect(await breachNow(team, id)).toMatchObject({ notified: 2, clock: { state: "running" } });
    await notifyRegulator(team, id);
    expect(await breachNow(team, id)).toMatchObject({ clock: { state: "notified" } });
  }));
