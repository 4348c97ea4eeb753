import { createElement } from "react";
import { system } from "#domain/account/roles.ts";
import { createContext } from "#platform/create-context.ts";
import type { Email } from "#platform/mail/email.ts";
import { deliverEmail } from "#platform/mail/mailer.ts";
import { inTransaction } from "#platform/transaction.ts";
import { openTestSite } from "../../test-site.ts";

/** A site that has sent seven emails: five plain ones, one with a file, and one with a sign-in link. */
export async function aSiteWithEmails() {
  const site = await openTestSite();
  const { headers } = await site.as("admin");
  const write = (changes: Partial<Email>) =>
    inTransaction(site.pool, (db) => {
      const { ctx } = createContext(site.world, { db, actor: system, correlationId: "test" });
      const content = createElement("p", null, "Your code is 123456");
      const about = { template: "booking-confirmed", to: "x@example.com", subject: "S" };
      return ctx.mail({ key: "k", ...about, content, ...changes });
    });
  for (let nth = 1; nth <= 5; nth++) await write({ key: `n${nth}`, to: `guest${nth}@example.com` });
  const attachments = [{ name: "trip.ics", type: "text/calendar; method=REQUEST", content: "BEGIN:VCALENDAR" }];
  await write({ key: "booked", to: "thandi@example.com", about: "booking:CTS-7K3M9Q", attachments });
  await write({ key: "sign-in", to: "thandi@example.com", isSecret: true });

  return {
    ...site,
    ask: async (name: string, body: object) => (await site.call(name, body, headers)).json(),
    idOf: async (key: string): Promise<string> =>
      (await site.pool.query<{ id: string }>("select id from messages where key = $1", [key])).rows[0]?.id ?? "",
    /** Makes the next attempt fail. */
    async fail(id: string) {
      const { rows } = await site.pool.query<{ next_try_at: Date | null }>(
        "select next_try_at from messages where id = $1",
        [id],
      );
      await deliverEmail(site.pool, id, {
        ...site.world,
        now: rows[0]?.next_try_at ?? new Date(),
        sender: async () => ({ name: "Us", email: "us@example.com" }),
        carrier: { outcome: "sent", carry: () => Promise.reject(new Error("550 gone")) },
      });
    },
  };
}
