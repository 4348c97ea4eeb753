import { expect, test } from "vitest";
import { unlimited } from "#platform/http/rate-limit.ts";
import { asSystem } from "#platform/jobs/work-jobs.ts";
import { aSiteWithEmails } from "#testing/builders/services/a-site-with-emails.ts";
import { mailEventRoutes, mailEventsPath, signatureOf } from "./serve-mail-events.ts";

const secret = "a secret of the mail provider";

test("a signed call suppresses that address alone, once; a forged one changes nothing", async () => {
  const site = await aSiteWithEmails();
  const routes = mailEventRoutes({
    secret,
    limiter: unlimited,
    clientOf: () => "203.0.113.1",
    change: (run) => asSystem(site, async (ctx) => void (await run(ctx))),
  });
  const post = (body: string, signature = signatureOf(body, secret)) =>
    routes.request(mailEventsPath, { method: "POST", body, headers: { "x-signature-256": signature } });
  const list = async () => (await site.ask("list-suppressed", {})).addresses;
  const bounce = { id: "1", type: "bounce", address: "guest1@example.com", status: "5.1.1", reason: "no such user" };
  const body = JSON.stringify({ events: [bounce, { id: "2", type: "delivered", address: "guest2@example.com" }] });

  expect((await post(body, signatureOf(body, "guess"))).status).toBe(401);
  expect((await post(`${body} `, signatureOf(body, secret))).status).toBe(401);
  expect((await post("{")).status).toBe(422);
  expect(await list()).toEqual([]);

  for (const _ of [1, 2]) expect((await post(body)).status).toBe(204);
  expect(await list()).toMatchObject([{ address: "guest1@example.com", reason: "hard" }]);
  const complaint = JSON.stringify({ events: [{ id: "3", type: "complaint", address: "guest3@example.com" }] });
  await post(complaint);
  expect(await list()).toMatchObject([{ address: "guest3@example.com", reason: "complaint" }, {}]);
  await site.close();
});
