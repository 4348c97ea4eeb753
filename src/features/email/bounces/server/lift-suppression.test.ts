import { expect, test } from "vitest";
import { asSystem } from "#platform/jobs/work-jobs.ts";
import { deliverEmail } from "#platform/mail/mailer.ts";
import { aSiteWithEmails } from "#testing/builders/services/a-site-with-emails.ts";
import { noteMailNotice } from "./note-mail-notice.ts";

test("a suppressed address gets nothing, the log says so, and once it is lifted the email can be sent again", async () => {
  const site = await aSiteWithEmails();
  const id = await site.idOf("n1");
  const carried: string[] = [];
  const deliver = () =>
    deliverEmail(site.pool, id, {
      ...site.world,
      now: new Date(),
      sender: async () => ({ name: "Us", email: "us@example.com" }),
      carrier: { outcome: "sent", carry: async ({ recipient }) => void carried.push(recipient) },
    });
  const notice = { address: "guest1@example.com", kind: "hard", status: "5.1.1", detail: "no such user" } as const;
  await asSystem(site, (ctx) => noteMailNotice(ctx, { ...notice, sourceId: "one" }));

  await deliver();
  expect(await site.ask("read-email", { id })).toMatchObject({
    state: "failed",
    error: "Not sent: emails to this address come back. 5.1.1 no such user",
  });
  expect(carried).toEqual([]);

  expect(await site.ask("lift-suppression", { address: "GUEST1@example.com" })).toMatchObject({ success: true });
  expect(await site.ask("lift-suppression", { address: "guest1@example.com" })).toMatchObject({ error: "not_found" });
  expect(await site.ask("resend-email", { id })).toMatchObject({ success: true });
  await deliver();
  expect(carried).toEqual(["guest1@example.com"]);
  await site.close();
});
