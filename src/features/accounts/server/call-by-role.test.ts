import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Role, roles } from "#domain/account/roles.ts";
import { openTestSite } from "#testing/test-site.ts";
import { findCalls } from "../../../../lint/find-calls.mjs";

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const nobody = "018f0000-0000-7000-8000-000000000000";
const reason = "For the test";
/** A sound request for each call that a role is needed for, so that only access can stand in its way. */
const requests: Readonly<Record<string, object>> = {
  "find-users": {},
  "read-user": { user_id: nobody },
  "grant-role": { user_id: nobody, role: "driver", reason },
  "revoke-role": { user_id: nobody, role: "driver", reason },
  "suspend-user": { user_id: nobody, reason },
  "restore-user": { user_id: nobody, reason },
  "end-user-sessions": { user_id: nobody, reason },
  "impersonate-user": { user_id: nobody, reason },
  "invite-staff": { email: "new@example.com", name: "New", role: "driver" },
  "find-invites": {},
  "withdraw-invite": { invite_id: nobody },
  "explore-audit": {},
  "audit-actions": {},
  "feature-switches": {},
  "set-feature-switch": { name: "chat", is_on: true, reason },
  "find-person-data": { search: "nobody@example.com" },
  "person-data": { email: "nobody@example.com" },
  "find-mentions": { search: "nobody@example.com" },
  "list-retention": {},
  "list-looks": {},
  "download-person-data": { email: "nobody@example.com", identity: "called_back", reason },
  "erase-person-data": { email: "nobody@example.com", identity: "called_back", reason, confirmation: "ERASE" },
};
const forAdmins = ["explore-audit", "audit-actions"];

test("every call that a role is needed for is tried here", () => {
  const own = findCalls().filter(({ path }) => path.startsWith("src/features/accounts/"));
  const calls = site.app.service.calls.filter((call) => own.some(({ name }) => name === call.name));
  const needsRole = calls.filter(({ access }) => access !== "anyone" && access !== "signed_in");
  expect(needsRole.map(({ name }) => name).toSorted()).toEqual(Object.keys(requests).toSorted());
});

describe("every call answers each role as the matrix says", () => {
  test.each(Object.entries(requests))("%s", async (name, body) => {
    expect((await site.call(name, body)).status, "a stranger").toBe(401);
    const others: readonly (Role | undefined)[] = [undefined, ...roles.filter((role) => role !== "super_user")];
    for (const role of others) {
      const { headers } = await site.as(role);
      const status = role === "admin" && forAdmins.includes(name) ? 200 : 403;
      expect((await site.call(name, body, headers)).status, role ?? "customer").toBe(status);
    }
    const { headers } = await site.as("super_user");
    expect([200, 404], "super-user").toContain((await site.call(name, body, headers)).status);
  });
});

describe("who views the site as them changes nothing", () => {
  test.each(Object.entries(requests))("%s", async (name, body) => {
    // Even with all roles: this session could not come about, and would still be refused.
    const { userId } = await site.as("super_user");
    const { headers } = await site.as("super_user", { impersonatorId: userId });
    const answer = await site.call(name, body, headers);
    const call = site.app.service.find(name)?.call;
    if (call?.effect === "reads") expect([200, 404]).toContain(answer.status);
    else expect([answer.status, (await answer.json()).error]).toEqual([403, "read_only"]);
  });
});

test("an impersonated session is that person's, for reading", async () => {
  const boss = await site.as("super_user");
  const customer = await site.as(undefined, { name: "Emily Hartwell" });
  const opened = await site.call("impersonate-user", { user_id: customer.userId, reason }, boss.headers);
  const { access_token } = await opened.json();
  const headers = { authorization: `Bearer ${access_token}` };
  expect((await site.call("find-users", {}, headers)).status).toBe(403);
  const { rows } = await site.pool.query(
    "select count(*)::int as n from idempotency_keys where answer::text like '%access_token%'",
  );
  expect(rows).toEqual([{ n: 0 }]);
});

const superUsers = async () => {
  const { rows } = await site.pool.query(
    "select count(*)::int as n from user_roles r join users u on u.id = r.user_id where r.role = 'super_user' and u.status = 'active'",
  );
  return rows[0].n;
};

describe("two super-users who turn on each other at the same moment leave one", () => {
  const actions = {
    "both revoke": ["revoke-role", "revoke-role"],
    "both suspend": ["suspend-user", "suspend-user"],
    "one revokes, one suspends": ["revoke-role", "suspend-user"],
  };
  test.each(Object.entries(actions))("%s", async (_what, [first = "", second = ""]) => {
    for (let round = 0; round < 5; round++) {
      await site.pool.query("delete from user_roles where role = 'super_user'");
      const [anna, ben] = [await site.as("super_user"), await site.as("super_user")];
      const about = (user_id: string) => ({ user_id, role: "super_user", reason });
      const answers = await Promise.all([
        site.call(first, about(ben.userId), anna.headers),
        site.call(second, about(anna.userId), ben.headers),
      ]);
      // The slower one is refused, or no longer signed in when the faster one is done already.
      const [done, refused] = answers.map(({ status }) => status).toSorted();
      expect(done).toBe(200);
      expect([401, 403, 409]).toContain(refused);
      expect(await superUsers()).toBe(1);
    }
  });
});

test("two roles granted at the same moment both count, and the same one twice counts once", async () => {
  const boss = await site.as("super_user");
  const person = await site.as();
  const grant = (role: Role) => site.call("grant-role", { user_id: person.userId, role, reason }, boss.headers);
  const answers = await Promise.all([grant("driver"), grant("dispatcher"), grant("driver")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
  const { rows } = await site.pool.query("select role from user_roles where user_id = $1 order by role", [
    person.userId,
  ]);
  expect(rows).toEqual([{ role: "dispatcher" }, { role: "driver" }]);
});

test("anyone who is suspended or loses a role is out with the very next request", async () => {
  const boss = await site.as("super_user");
  const admin = await site.as("admin");
  expect((await site.call("explore-audit", {}, admin.headers)).status).toBe(200);
  await site.call("revoke-role", { user_id: admin.userId, role: "admin", reason }, boss.headers);
  expect((await site.call("explore-audit", {}, admin.headers)).status).toBe(401);
});

test("a reason is asked for", async () => {
  const boss = await site.as("super_user");
  const answer = await site.call("grant-role", { user_id: boss.userId, role: "driver", reason: " " }, boss.headers);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ fields: { reason: "Please give a reason" } });
});

test("staff who must have a second factor are asked for a fresh one before roles change", async () => {
  const strict = await openTestSite({ staffNeedsFactor: true });
  try {
    const weak = await strict.as("super_user");
    const grant = { user_id: weak.userId, role: "driver", reason };
    expect(await (await strict.call("grant-role", grant, weak.headers)).json()).toMatchObject({
      error: "second_factor_needed",
    });
    const strong = await strict.as("super_user", { assurance: 2 });
    expect((await strict.call("grant-role", { ...grant, user_id: strong.userId }, strong.headers)).status).toBe(200);
  } finally {
    await strict.close();
  }
});
