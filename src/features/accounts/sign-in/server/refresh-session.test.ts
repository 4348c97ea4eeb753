import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "#testing/eventually.ts";
import {
  aBrowser,
  aSignedUpPerson,
  type Instances,
  latestEmail,
  openTwoInstances,
  password,
} from "#testing/two-instances.ts";

let instances: Instances;
beforeAll(async () => {
  instances = await openTwoInstances();
});
afterAll(() => instances.close());

type Answer = { status: number; body: { access_token?: string; refresh_token?: string; code?: string } };

async function refresh(refreshToken: string, url = instances.one.url): Promise<Answer> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  return { status: answer.status, body: await answer.json() };
}
const tokenOf = (answer: Answer) => answer.body.refresh_token ?? "";
const userStatus = async (token: string, url = instances.one.url) =>
  (await fetch(`${url}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } })).status;

describe("a refresh", () => {
  test("by the official client brings new tokens and tells it so", async () => {
    const { client, session } = await aSignedUpPerson(instances, "refresher@example.com");
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(events).toContain("TOKEN_REFRESHED");
  });

  test("of twenty at once over two instances gives one token to all, and no one is signed out", async () => {
    const { session } = await aSignedUpPerson(instances, "crowd@example.com");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        refresh(session.refresh_token, [instances.one, instances.other][at % 2]?.url),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(tokenOf)).size).toBe(1);
    expect(tokenOf(answers[0] ?? { status: 0, body: {} })).not.toBe(session.refresh_token);
  });

  test("with a token two generations old is theft, at once and on either instance", async () => {
    const { session, email } = await aSignedUpPerson(instances, "two-behind@example.com");
    const first = await refresh(session.refresh_token);
    const second = await refresh(tokenOf(first), instances.other.url);
    expect(second.status).toBe(200);
    const thief = await refresh(session.refresh_token, instances.other.url);
    expect(thief).toMatchObject({ status: 400, body: { code: "refresh_token_already_used" } });
    expect(await refresh(tokenOf(second))).toMatchObject({ status: 400, body: { code: "refresh_token_not_found" } });
    expect((await latestEmail(instances.pool, email)).template).toBe("auth-session-reused");
  });

  test("at the very edge of the minute is repeated, and past it is theft", async () => {
    const atEdge = async (email: string, milliseconds: number) => {
      const { session, userId } = await aSignedUpPerson(instances, email);
      await refresh(session.refresh_token);
      // As if the exchange had been so long ago; the request itself takes a few milliseconds more.
      await instances.pool.query(
        "update sessions set rotated_at = rotated_at - make_interval(secs => $2) where user_id = $1",
        [userId, milliseconds / 1000],
      );
      return (await refresh(session.refresh_token, instances.other.url)).status;
    };
    expect(await atEdge("edge-inside@example.com", 50_000)).toBe(200);
    expect(await atEdge("edge-outside@example.com", 60_001)).toBe(400);
  });

  test("whose answer was lost may come again for a minute", async () => {
    const { session } = await aSignedUpPerson(instances, "lost@example.com");
    const first = await refresh(session.refresh_token);
    instances.wait(55);
    const second = await refresh(session.refresh_token, instances.other.url);
    expect(second.status).toBe(200);
    expect(tokenOf(second)).toBe(tokenOf(first));
  });

  test("with a token that was exchanged long ago ends the session everywhere, and its owner is notified", async () => {
    const { session, email, userId } = await aSignedUpPerson(instances, "robbed@example.com");
    const stolen = session.refresh_token;
    const current = await refresh(stolen);
    expect(await userStatus(session.access_token, instances.other.url)).toBe(200);
    instances.wait(61);
    const thief = await refresh(stolen, instances.other.url);
    expect(thief).toMatchObject({ status: 400, body: { code: "refresh_token_already_used" } });
    expect(await refresh(tokenOf(current))).toMatchObject({ status: 400, body: { code: "refresh_token_not_found" } });
    await eventually(async () => expect(await userStatus(session.access_token)).toBe(403));
    expect((await latestEmail(instances.pool, email)).template).toBe("auth-session-reused");
    const { rows } = await instances.pool.query(
      "select 1 from audit_log where action = 'session.reuse_detected' and subject_id = $1",
      [userId],
    );
    expect(rows).toHaveLength(1);
  });

  test.each([
    ["made up", "bm90aGluZw.bm90aGluZw"],
    ["empty", ""],
  ])("with a token that is %s is refused by 400, which is never 429 or 404", async (_what, token) => {
    expect((await refresh(token)).status).toBe(400);
  });

  test("with a counter changed manually is refused", async () => {
    const { session } = await aSignedUpPerson(instances, "forger@example.com");
    const [body = "", mac] = session.refresh_token.split(".");
    const [id] = Buffer.from(body, "base64url").toString().split(".");
    const forged = `${Buffer.from(`${id}.5`).toString("base64url")}.${mac}`;
    expect((await refresh(forged)).status).toBe(400);
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });

  test("comes too late after two weeks without a sign of life, and after twelve hours for staff", async () => {
    const customer = await aSignedUpPerson(instances, "idle@example.com");
    const dispatcher = await aSignedUpPerson(instances, "idle-staff@example.com");
    await instances.pool.query("insert into user_roles (user_id, role, granted_at) values ($1, 'dispatcher', now())", [
      dispatcher.userId,
    ]);
    const asStaff = await refresh(dispatcher.session.refresh_token);
    instances.wait(13 * 3600);
    expect(await refresh(tokenOf(asStaff))).toMatchObject({ status: 400, body: { code: "session_expired" } });
    const kept = await refresh(customer.session.refresh_token);
    expect(kept.status).toBe(200);
    instances.wait(15 * 24 * 3600);
    expect(await refresh(tokenOf(kept))).toMatchObject({ status: 400, body: { code: "session_expired" } });
  });

  test("carries a role that was given meanwhile", async () => {
    const { client, userId } = await aSignedUpPerson(instances, "promoted@example.com");
    await instances.pool.query("insert into user_roles (user_id, role, granted_at) values ($1, 'driver', now())", [
      userId,
    ]);
    const { data } = await client.refreshSession();
    expect(data.user?.app_metadata.roles).toEqual(["driver"]);
  });
});

describe("signing out", () => {
  async function threeDevices(email: string) {
    const phone = await aSignedUpPerson(instances, email);
    const devices = [phone.client];
    for (let more = 0; more < 2; more++) {
      const client = aBrowser(instances.other.url);
      await client.signInWithPassword({ email, password });
      devices.push(client);
    }
    const tokens = await Promise.all(
      devices.map(async (client) => (await client.getSession()).data.session?.access_token ?? ""),
    );
    return { devices, tokens };
  }
  const whoIsIn = (tokens: readonly string[]) =>
    Promise.all(tokens.map(async (token) => (await userStatus(token, instances.other.url)) === 200));
  const becomes = (tokens: readonly string[], expected: readonly boolean[]) =>
    eventually(async () => expect(await whoIsIn(tokens)).toEqual(expected));

  test.each([
    ["local", [false, true, true]],
    ["others", [true, false, false]],
    ["global", [false, false, false]],
  ] as const)("%s reaches the other instance too", async (scope, expected) => {
    const { devices, tokens } = await threeDevices(`out-${scope}@example.com`);
    expect(await whoIsIn(tokens)).toEqual([true, true, true]);
    expect((await devices[0]?.signOut({ scope }))?.error).toBeNull();
    await becomes(tokens, expected);
  });

  test("of one device from the list of all", async () => {
    const { tokens } = await threeDevices("list@example.com");
    const ask = (path: string, method = "GET", token = tokens[0]) =>
      fetch(`${instances.one.url}/auth/v1/sessions${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      });
    const { sessions } = await (await ask("")).json();
    expect(sessions).toHaveLength(3);
    expect(sessions.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
    const other = sessions.find((session: { current: boolean }) => !session.current);
    expect(other).toMatchObject({ created_at: expect.any(String), ip: "127.0.0.1", user_agent: "node" });
    const stranger = await aSignedUpPerson(instances, "not-mine@example.com");
    expect((await ask(`/${other.id}`, "DELETE", stranger.session.access_token)).status).toBe(404);
    expect((await ask(`/${other.id}`, "DELETE")).status).toBe(200);
    expect((await ask("/not-an-id", "DELETE")).status).toBe(404);
    expect((await (await ask("")).json()).sessions).toHaveLength(2);
  });
});

test("while notices cannot arrive, the session itself is looked up; afterwards nothing was missed", async () => {
  const { client, session } = await aSignedUpPerson(instances, "cut-off@example.com");
  expect(await userStatus(session.access_token, instances.other.url)).toBe(200);
  const cut = () =>
    instances.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cape-town-shuttle-listener' and datname = current_database()",
    );
  await cut();
  await eventually(() => expect(instances.other.revocations.isLive()).toBe(false));
  await client.signOut({ scope: "global" });
  expect(await userStatus(session.access_token, instances.other.url)).toBe(403);
  await eventually(() => expect(instances.other.revocations.isLive()).toBe(true));
  expect(await userStatus(session.access_token, instances.other.url)).toBe(403);
});
