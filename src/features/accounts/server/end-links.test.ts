import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createContext } from "#platform/create-context.ts";
import { inTransaction } from "#platform/transaction.ts";
import { signInPerson } from "#testing/builders/people/a-signed-in-person.ts";
import {
  aBrowser,
  aSignedUpPerson,
  type Instances,
  latestEmail,
  openTwoInstances,
  password,
} from "#testing/two-instances.ts";
import { invitePerson } from "../users/server/invite-person.ts";

let instances: Instances;
let team: Awaited<ReturnType<typeof signInPerson>>;
beforeAll(async () => {
  instances = await openTwoInstances();
  team = await signInPerson(instances.one, { roles: ["super_user"], assurance: 2 });
});
afterAll(() => instances.close());

type Person = Awaited<ReturnType<typeof aSignedUpPerson>>;
/** Tries a link or code that was sent before; true while it opens something. */
type Try = () => Promise<boolean>;

const call = async (name: string, body: object, token?: string) => {
  const answer = await fetch(`${instances.one.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return answer.json();
};
const verify = async (input: Parameters<Person["client"]["verifyOtp"]>[0]) =>
  (await aBrowser(instances.other.url).verifyOtp(input)).error === null;

/** The requests sent before the change, and how each is tried afterwards. */
const sent: Readonly<Record<string, (person: Person) => Promise<Try>>> = {
  "a recovery link": async ({ client, email }) => {
    await client.resetPasswordForEmail(email);
    const { tokenHash } = await latestEmail(instances.pool, email);
    return () => verify({ type: "recovery", token_hash: tokenHash });
  },
  "a recovery code": async ({ client, email }) => {
    await client.resetPasswordForEmail(email);
    const { code } = await latestEmail(instances.pool, email);
    return () => verify({ type: "recovery", email, token: code });
  },
  "a magic link": async ({ client, email }) => {
    await client.signInWithOtp({ email });
    const { tokenHash } = await latestEmail(instances.pool, email);
    return () => verify({ type: "magiclink", token_hash: tokenHash });
  },
  "a sign-in code": async ({ client, email }) => {
    await client.signInWithOtp({ email });
    const { code } = await latestEmail(instances.pool, email);
    return () => verify({ type: "email", email, token: code });
  },
  "a confirmation of another address": async ({ client, email }) => {
    await client.updateUser({ email: `other-${email}` });
    const { tokenHash } = await latestEmail(instances.pool, `other-${email}`);
    return () => verify({ type: "email_change", token_hash: tokenHash });
  },
  "a code to confirm a change": async ({ client, email, userId }) => {
    await client.reauthenticate();
    const { code } = await latestEmail(instances.pool, email);
    return async () => {
      const { rows } = await instances.pool.query(
        "select 1 from one_time_tokens where user_id = $1 and purpose = 'reauthentication' and used_at is null",
        [userId],
      );
      return code !== "" && rows.length > 0;
    };
  },
  "an invitation": async ({ email }) => {
    const { pool, world } = instances.one;
    await inTransaction(pool, async (db) => {
      const { ctx, finish } = createContext(world, { db, actor: { kind: "system" }, correlationId: "test" });
      await invitePerson(ctx, { email, name: "Thandi", role: "driver" });
      await finish();
    });
    const token = /[?&]token=([\w-]+)/.exec((await latestEmail(instances.pool, email)).body)?.[1] ?? "";
    return async () => (await call("read-invite", { token })).success === true;
  },
};

const fresh = "Signal Hill at dusk";
const changes: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
  "the password changes": ({ client }) => client.updateUser({ password: fresh, current_password: password }),
  "the address changes": async ({ client, email }) => {
    await client.updateUser({ email: `new-${email}` });
    const { tokenHash } = await latestEmail(instances.pool, `new-${email}`);
    await aBrowser(instances.one.url).verifyOtp({ type: "email_change", token_hash: tokenHash });
  },
  "the account is suspended and restored": async ({ userId }) => {
    const about = { user_id: userId, reason: "A check" };
    await call("suspend-user", about, team.accessToken);
    await call("restore-user", about, team.accessToken);
  },
};

describe.each(Object.entries(changes))("when %s", (_when, change) => {
  test.each(Object.entries(sent))("%s that was sent before is over", async (_what, send) => {
    const person = await aSignedUpPerson(instances, `links-${crypto.randomUUID().slice(0, 12)}@example.com`);
    const works = await send(person);
    await change(person);
    expect(await works()).toBe(false);
  });
});

test.each(Object.entries(sent))("%s works while nothing has changed", async (_what, send) => {
  const person = await aSignedUpPerson(instances, `works-${crypto.randomUUID().slice(0, 12)}@example.com`);
  expect(await (await send(person))()).toBe(true);
});

test.each(["a recovery link", "a magic link", "an invitation"])("a newer one ends %s", async (what) => {
  const person = await aSignedUpPerson(instances, `newer-${crypto.randomUUID().slice(0, 12)}@example.com`);
  const first = await sent[what]?.(person);
  const second = await sent[what]?.(person);
  expect(await first?.()).toBe(false);
  expect(await second?.()).toBe(true);
});

test("a new address and a new password in one request: the link to the new address works", async () => {
  const { client, email } = await aSignedUpPerson(instances, "both-at-once@example.com");
  const { error } = await client.updateUser({ email: `new-${email}`, password: fresh, current_password: password });
  expect(error).toBeNull();
  const { tokenHash } = await latestEmail(instances.pool, `new-${email}`);
  expect(await verify({ type: "email_change", token_hash: tokenHash })).toBe(true);
});

test("a link that went to the old address in the same moment opens nothing", async () => {
  const { client, email, userId } = await aSignedUpPerson(instances, "raced@example.com");
  await client.signInWithOtp({ email });
  const { tokenHash } = await latestEmail(instances.pool, email);
  await instances.pool.query("update users set email = 'raced-new@example.com' where id = $1", [userId]);
  expect(await verify({ type: "magiclink", token_hash: tokenHash })).toBe(false);
});

test("who signs up again with an unconfirmed address ends what was sent to the first", async () => {
  const email = "unconfirmed@example.com";
  const first = aBrowser(instances.one.url);
  await first.signUp({ email, password });
  await first.signInWithOtp({ email });
  const { tokenHash } = await latestEmail(instances.pool, email);
  await aBrowser(instances.other.url).signUp({ email, password: fresh });
  expect(await verify({ type: "magiclink", token_hash: tokenHash })).toBe(false);
});
