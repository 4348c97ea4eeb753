import { expect, test } from "vitest";
import { noFollowUps, usualFollowUps } from "#domain/crm/follow-up.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listFollowUps } from "./list-follow-ups.ts";

test("a new company reads its three rules, all off, with the words they would send", () =>
  inTransaction(async (ctx) => {
    const { value } = await listFollowUps(await asAdmin(ctx));
    expect(value.rules.map(({ purpose, days, shown_days }) => [purpose, days, shown_days])).toEqual(
      (["enquiry", "expired", "anniversary"] as const).map((one) => [one, noFollowUps[one], usualFollowUps[one]]),
    );
    for (const { subject, text, recipients } of value.rules) {
      expect([subject, text].every((words) => words.length > 20 && !words.includes("{"))).toBe(true);
      expect(recipients).toEqual([]);
    }
  }));
