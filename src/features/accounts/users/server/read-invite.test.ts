import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { system } from "#domain/account/roles.ts";
import { createContext } from "#platform/create-context.ts";
import { openTestSite } from "#testing/test-site.ts";
import { invitePerson } from "./invite-person.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite({ demo: true });
});
afterAll(() => site.close());

async function invite(email: string): Promise<string> {
  const db = openDatabase(site.pool);
  const { ctx } = createContext(site.world, { db, actor: system, correlationId: "test" });
  await invitePerson(ctx, { email, name: "Naledi", role: "dispatcher" });
  const { rows } = await site.pool.query<{ body: string }>("select body from messages where recipient = $1", [email]);
  return /token=([\w-]+)/.exec(rows[0]?.body ?? "")?.[1] ?? "";
}

test("ten who accept at once make one account, one role and one session", async () => {
  const token = await invite("many@example.com");
  const body = { token, name: "Naledi", password: "tafelberg by moonlight" };
  const answers = await Promise.all(Array.from({ length: 10 }, () => site.call("accept-invite", body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  const reasons = await Promise.all(answers.filter(({ ok }) => !ok).map((one) => one.json()));
  expect(new Set(reasons.map(({ error }) => error))).toEqual(new Set(["invite_used"]));
  const { rows } = await site.pool.query(
    `select (select count(*)::int from users where email = 'many@example.com') as users,
            (select count(*)::int from sessions s join users u on u.id = s.user_id where u.email = 'many@example.com') as sessions`,
  );
  expect(rows).toEqual([{ users: 1, sessions: 1 }]);
});

test("the session it answers with is good for calls, and the token is in no answer before", async () => {
  const token = await invite("one@example.com");
  const read = await site.call("read-invite", { token });
  expect(await read.json()).toMatchObject({ email: "one@example.com", role: "dispatcher", has_account: false });
  const accepted = await site.call("accept-invite", { token, name: "Naledi", password: "tafelberg by moonlight" });
  const { session } = await accepted.json();
  const me = await site.app.request("/auth/v1/user", { headers: { authorization: `Bearer ${session.access_token}` } });
  expect(me.status).toBe(200);
  expect(await me.json()).toMatchObject({ email: "one@example.com", app_metadata: { roles: ["dispatcher"] } });
});

test("a broken link is an answer, not an error", async () => {
  expect((await site.call("read-invite", {})).status).toBe(422);
  const unknown = await site.call("read-invite", { token: "x" });
  expect(unknown.status).toBe(409);
  expect(await unknown.json()).toMatchObject({ error: "invite_unknown" });
});
