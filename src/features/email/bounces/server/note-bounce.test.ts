import { expect, test } from "vitest";
import { suppressedAddresses } from "#db/schema/email.ts";
import { asSystem } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { noteBounce } from "./note-bounce.ts";

const returned = (address: string, status: string, messageId: string) =>
  ({ type: "email.bounced", address, status, reason: "as the other side says", messageId }) as const;

const suppressed = "suppressed, and someone calls";

test.each([
  ["an address that doesn’t exist", suppressed, ["5.1.1"]],
  ["a full mailbox, twice", "left alone", ["4.2.2", "4.2.2"]],
  ["a full mailbox, three times", suppressed, ["4.2.2", "4.2.2", "4.2.2"]],
  ["refused as spam", "left alone", ["5.7.1"]],
] as const)("%s: its address is %s", (_what, outcome, statuses) =>
  inTransaction(async (transaction, world) => {
    const ctx = asSystem(transaction);
    for (const [nth, status] of statuses.entries()) {
      const event = returned("Zola@Example.com", status, `mail-${nth}`);
      // The same notice again changes nothing.
      await noteBounce(ctx, event);
      await noteBounce(ctx, event);
    }
    const isSuppressed = outcome === suppressed;
    const rows = await ctx.db.select().from(suppressedAddresses);
    expect(rows.map(({ address }) => address)).toEqual(isSuppressed ? ["zola@example.com"] : []);
    const tasks = world.events.filter(({ type }) => type === "task.wanted");
    const call = { kind: "call_bounced", subjectKind: "email_address", subjectId: "zola@example.com" };
    expect(tasks).toMatchObject(isSuppressed ? [call] : []);
  }),
);
