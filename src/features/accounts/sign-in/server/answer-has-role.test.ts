import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
let people: Record<"admin" | "driver" | "customer", Awaited<ReturnType<typeof site.as>>>;
beforeAll(async () => {
  site = await openTestSite();
  people = { admin: await site.as("admin"), driver: await site.as("driver"), customer: await site.as() };
});
afterAll(() => site.close());

async function ask(body: unknown, headers: Record<string, string> = {}) {
  const answer = await site.app.request("/rest/v1/rpc/has_role", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
type Who = keyof typeof people;

test.each([
  ["driver", "driver", "driver", true],
  ["driver", "driver", "admin", false],
  ["driver", "admin", "admin", false],
  ["customer", "driver", "driver", false],
  ["admin", "driver", "driver", true],
  ["admin", "customer", "driver", false],
  [undefined, "admin", "admin", false],
  ["driver", "driver", "pilot", false],
] as const)("%s asks whether %s is %s: %s", async (asker: Who | undefined, about: Who, role, expected) => {
  const headers = asker ? people[asker].headers : {};
  expect(await ask({ _user_id: people[about].userId, _role: role }, headers)).toEqual({ status: 200, body: expected });
});

test("a role that was given a moment ago is known at once", async () => {
  const { userId, headers } = await site.as();
  expect((await ask({ _user_id: userId, _role: "admin" }, headers)).body).toBe(false);
  await site.pool.query("insert into user_roles (user_id, role, granted_at) values ($1, 'admin', now())", [userId]);
  expect((await ask({ _user_id: userId, _role: "admin" }, headers)).body).toBe(true);
});

test.each([[{ _user_id: "me", _role: "admin" }], [{ _role: "admin" }], [{}]])("%o is malformed", async (body) => {
  expect(await ask(body, people.admin.headers)).toMatchObject({ status: 400, body: { code: "22P02" } });
});

test("from another site nothing is answered", async () => {
  const question = { _user_id: people.admin.userId, _role: "admin" };
  expect((await ask(question, { ...people.admin.headers, origin: "https://evil.example" })).status).toBe(403);
});
