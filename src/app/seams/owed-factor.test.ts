import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { factors, invites } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { roles } from "#domain/account/roles.ts";
import { hashPassword } from "#features/accounts/server/hash-password.ts";
import { hashInvitation } from "#features/accounts/users/server/hash-invitation.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { aSoundRequest } from "#testing/builders/booking/a-sound-request.ts";
import { aPdf } from "#testing/builders/services/a-file.ts";
import { openTestSite } from "#testing/test-site.ts";
import { withoutIds } from "#testing/without-ids.ts";
import { endpoints } from "../serve-auth.ts";

type Site = Awaited<ReturnType<typeof openTestSite>>;
type Headers = Record<string, string>;
let site: Site;

/** Someone with this role who has set up a second factor, in a session without it and in one with it. */
async function withFactor(input: Parameters<Site["as"]>[1] = {}) {
  const { userId, email } = await site.as(undefined, input);
  await openDatabase(site.pool)
    .insert(factors)
    .values({ id: newId(), userId, name: "Phone", secret: "", state: "verified", createdAt: new Date() });
  const low = await site.signIn(email);
  const high = await site.signIn(email, { assurance: 2 });
  return { userId, email, low: low.headers, high: high.headers };
}

let everything: Awaited<ReturnType<typeof withFactor>>;
beforeAll(async () => {
  site = await openTestSite();
  everything = await withFactor({ roles });
});
afterAll(() => site.close());

const answerOf = async (name: string, body: unknown, headers: Headers = {}) => {
  const answer = await site.call(name, body, headers);
  return { status: answer.status, error: (await answer.json()).error };
};

describe("who has set up a second factor and not shown it", () => {
  test("gets nothing from any call that asks who is there, whatever their roles", async () => {
    const guarded = site.app.service.calls.filter(({ access }) => access !== "anyone");
    expect(guarded.length).toBeGreaterThan(100);
    const answers = await Promise.all(
      guarded.map(async (call) => [call.name, await answerOf(call.name, aSoundRequest(call), everything.low)]),
    );
    const refused = { status: 403, error: "second_factor_needed" };
    expect(answers.filter(([, answer]) => JSON.stringify(answer) !== JSON.stringify(refused))).toEqual([]);
  });

  test("is a visitor in every call that anyone may make", async () => {
    const open = site.app.service.calls.filter(({ access }) => access === "anyone");
    for (const call of open) {
      const body = aSoundRequest(call);
      const asVisitor = await answerOf(call.name, body);
      expect([call.name, await answerOf(call.name, body, everything.low)]).toEqual([call.name, asVisitor]);
    }
  });

  test("does not see their own booking without its code, nor any as our team would", async () => {
    const owner = await withFactor();
    const booking = aBooking({ bookerId: owner.userId });
    await openDatabase(site.pool).insert(bookings).values(booking);
    const ask = async (headers: Headers) => (await answerOf("read-my-booking", booking, headers)).status;
    expect(await ask(owner.high)).toBe(200);
    expect(await ask(owner.low)).toBe(404);
    expect(await ask(everything.high)).toBe(200);
    expect(await ask(everything.low)).toBe(404);
  });

  test("reads no file", async () => {
    const kept = await site.app.request("/files/v1", {
      method: "POST",
      body: new Uint8Array(aPdf()),
      headers: { "content-type": "application/octet-stream", "x-file-name": "proof.pdf" },
    });
    const { id } = await kept.json();
    await site.pool.query("update stored_files set owner_kind = 'transfer_proof', owner_id = $1 where id = $2", [
      newId(),
      id,
    ]);
    const status = async (headers: Headers) => (await site.app.request(`/files/v1/${id}`, { headers })).status;
    expect(await status(everything.high)).toBe(200);
    expect(await status(everything.low)).toBe(404);
  });

  test("hears of others' roles nothing, of their own the truth", async () => {
    const other = await site.as("driver");
    const ask = async (headers: Headers, userId: string, role: string) => {
      const answer = await site.app.request("/rest/v1/rpc/has_role", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ _user_id: userId, _role: role }),
      });
      return answer.json();
    };
    expect(await ask(everything.high, other.userId, "driver")).toBe(true);
    expect(await ask(everything.low, other.userId, "driver")).toBe(false);
    expect(await ask(everything.low, everything.userId, "admin")).toBe(true);
  });
});

describe("an invitation accepted on an account with two-step verification", () => {
  const password = "tafelberg by moonlight";

  async function invited() {
    const person = await withFactor();
    const passwordHash = await hashPassword(password);
    await site.pool.query("update users set password_hash = $1, email_confirmed_at = now() where id = $2", [
      passwordHash,
      person.userId,
    ]);
    const token = newId();
    const until = new Date(Date.now() + 86_400_000);
    const by = { invitedBy: everything.userId, createdAt: new Date(), expiresAt: until };
    await openDatabase(site.pool)
      .insert(invites)
      .values({
        id: newId(),
        email: person.email,
        name: "",
        role: "dispatcher",
        tokenHash: hashInvitation(token),
        ...by,
      });
    return { ...person, token };
  }

  test("opens a session that still owes the factor, and the new role waits for it", async () => {
    const { token, userId, high } = await invited();
    const answer = await site.call("accept-invite", { token, name: "", password });
    expect(answer.status).toBe(200);
    const { session } = await answer.json();
    const headers = { authorization: `Bearer ${session.access_token}` };
    const needed = { status: 403, error: "second_factor_needed" };
    expect(await answerOf("my-profile", {}, headers)).toEqual(needed);
    const guarded = site.app.service.calls.filter(({ access }) => access !== "anyone");
    for (const call of guarded)
      expect([call.name, await answerOf(call.name, aSoundRequest(call), headers)]).toEqual([call.name, needed]);
    expect(await answerOf("my-profile", {}, high)).toMatchObject({ status: 200 });
    const { rows } = await site.pool.query("select state from factors where user_id = $1", [userId]);
    expect(rows).toEqual([{ state: "verified" }]);
  });

  test("is not accepted by a session without the factor instead of the password", async () => {
    const { token, low } = await invited();
    const refused = await answerOf("accept-invite", { token, name: "", password: "not the password" }, low);
    expect(refused).toEqual({ status: 409, error: "wrong_password" });
  });
});

describe("of the account itself", () => {
  /** The requests to show the factor, and to leave. */
  const stillOpen = new Set([
    "POST /auth/v1/logout",
    "GET /auth/v1/user",
    "POST /auth/v1/factors/recovery-codes/verify",
    "POST /auth/v1/factors/recover",
    "POST /auth/v1/factors/:id/challenge",
    "POST /auth/v1/factors/:id/verify",
  ]);
  const guarded = endpoints.filter(([, , who]) => who !== "anyone");

  test.each(guarded.map(([method, path]) => [method, path]))("%s %s", async (method, path) => {
    const { low } = await withFactor();
    const answer = await site.app.request(path.replace(":id", newId()), {
      method,
      headers: { "content-type": "application/json", ...low },
      ...(method !== "GET" && { body: JSON.stringify({ factor_type: "totp", data: { name: "Thief" } }) }),
    });
    const code = answer.status === 204 ? undefined : (await answer.json()).code;
    if (stillOpen.has(`${method} ${path}`)) expect(code).not.toBe("insufficient_aal");
    else expect([answer.status, code]).toEqual([403, "insufficient_aal"]);
  });

  test("tells who they are and which factor to show, no name and no phone number", async () => {
    const { low, high, userId } = await withFactor({ name: "Lindiwe Hidden" });
    await site.pool.query("update users set phone = '+27 82 555 0177' where id = $1", [userId]);
    const ask = async (headers: Headers) => (await site.app.request("/auth/v1/user", { headers })).json();
    expect(await ask(high)).toMatchObject({ user_metadata: { name: "Lindiwe Hidden", phone: "+27 82 555 0177" } });
    const shown = await ask(low);
    expect(shown).toMatchObject({ id: userId, factors: [{ status: "verified" }] });
    expect(withoutIds(shown)).not.toMatch(/Lindiwe|0177/);
    const claims = Buffer.from(low.authorization.split(".")[1] ?? "", "base64url").toString();
    expect(withoutIds(claims)).not.toMatch(/Lindiwe|555 0177/);
  });

  test("a super-user's look through their eyes rests on the super-user's own factor", async () => {
    const { email, userId } = await withFactor();
    const team = await site.as("super_user");
    const look = await site.signIn(email, { impersonatorId: team.userId });
    expect(await answerOf("my-profile", {}, look.headers)).toMatchObject({ status: 200 });
    expect(userId).not.toBe(team.userId);
  });
});
