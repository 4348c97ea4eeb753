import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { inTransaction } from "#testing/in-transaction.ts";
import { sentenceOf, withoutPersonal } from "./describe-error.ts";
import { createLogger } from "./logger.ts";

/** Data no line may contain, in any of the failures below. */
const person = { email: "amira.khan@example.com", phone: "+44 20 7946 0999", name: "Amira Khan", code: "7K3M9QXT" };

/** Everything a logger wrote. */
function listening() {
  const lines: string[] = [];
  return { log: createLogger("debug", { write: (line: string) => void lines.push(line) }), text: () => lines.join("") };
}

const failureOf = async (run: () => unknown): Promise<unknown> => {
  try {
    await run();
  } catch (error) {
    return error;
  }
  throw new Error("It did not fail.");
};

const inDatabase = (statement: ReturnType<typeof sql>) => async () => {
  let failure: unknown;
  await inTransaction(async ({ db }) => {
    failure = await failureOf(() => db.execute(statement));
  });
  throw failure;
};

const twice = sql`with people as (select ${person.email}::text as email, ${person.phone}::text as phone)
  insert into users (id, email, phone) select gen_random_uuid(), email, phone from people union all
  select gen_random_uuid(), email, phone from people`;

describe("nothing of a customer reaches the log", () => {
  test.each([
    [
      "a failed query, with its values",
      inDatabase(sql`select * from nowhere where email = ${person.email} and name = ${person.name}`),
    ],
    ["a value that is there twice, or none at all", inDatabase(twice)],
    ["a value of another type", inDatabase(sql`select ${person.name}::uuid, ${person.phone}`)],
    ["a value that is too long", inDatabase(sql`select ${person.name}::text::date`)],
    ["a value the server quotes in its message", inDatabase(sql`select (${person.name} || ${person.code})::int`)],
    ["JSON that is none", () => JSON.parse(`{"name": ${person.name}, "email": "${person.email}"}`)],
    ["a schema that does not fit", () => z.parse(z.object({ email: z.number() }), person)],
    ["an address that is none", () => new URL(`//${person.email}?code=${person.code}`)],
    ["a mail server's refusal", () => Promise.reject(new Error(`550 <${person.email}>: no such mailbox`))],
    [
      "a call to another server",
      () => Promise.reject(new Error(`GET https://x.example/verify?code=${person.code}#${person.code} failed`)),
    ],
    [
      "a cause below a cause",
      () =>
        Promise.reject(
          new Error("outer", { cause: new Error(`call ${person.phone}`, { cause: new Error(person.email) }) }),
        ),
    ],
    ["something that is no error", () => Promise.reject(`call ${person.phone} or ${person.email}`)],
  ])("%s", async (_, run) => {
    const { log, text } = listening();
    const failure = await failureOf(run);
    log.error({ err: failure }, "call broke");
    log.child({ correlationId: "one" }).warn({ err: failure, error: sentenceOf(failure) }, "again");
    for (const value of Object.values(person)) expect(text()).not.toContain(value);
    expect(text()).toContain("call broke");
  });

  test("an address that slipped through is recognised anywhere in a line", () => {
    const { log, text } = listening();
    log.info({ about: { deep: [person.email] } }, `sent to ${person.email}`);
    expect(text()).not.toContain(person.email);
    expect(text()).toContain("[email]");
  });
});

test("what helps to find the fault stays", async () => {
  const { log, text } = listening();
  const failure = await failureOf(inDatabase(sql`select * from nowhere where email = ${person.email}`));
  log.error({ err: failure, code: "E-7K3M9Q" }, "call broke");
  const line = JSON.parse(text());
  expect(line).toMatchObject({
    msg: "call broke",
    code: "E-7K3M9Q",
    err: {
      type: "DrizzleQueryError",
      message: expect.stringContaining("select * from nowhere where email = $1"),
      stack: expect.stringContaining("logger.test.ts"),
      cause: { type: "DatabaseError", code: "42P01" },
    },
  });
});

test.each([
  ["a day and a time", "no rate on 2026-11-20"],
  ["an id", "There is no event 018f0000-0000-7000-8000-000000000000."],
  ["a reference", "CTS-7K3M9Q cannot be confirmed"],
  ["a path of a package", "at /app/node_modules/@hono/node-server/dist/index.mjs:12:34"],
  ["an amount", "129900 is more than 119900"],
])("%s is no one's secret", (_, text) => {
  expect(withoutPersonal(text)).toBe(text);
});

test("what is thrown is logged as what it is, and never as [object Object]", () => {
  const { log, text } = listening();
  const refused = new AggregateError([new Error("connect ECONNREFUSED ::1"), { code: 7 }], "");
  const thrown = [{ status: 404, statusText: "Not Found" }, { tries: 3 }, ["a"], null, undefined, refused];
  for (const one of [...thrown, new Error("outer", { cause: { reason: "sold_out" } })]) {
    log.error({ err: one }, "broke");
    log.error({ error: sentenceOf(one) }, "broke");
  }
  expect(text()).not.toContain("[object");
  expect(text()).toContain("Status 404 Not Found");
  expect(text()).toContain("outer (Object with reason)");
  const several =
    text()
      .split("\n")
      .find((line) => line.includes("AggregateError")) ?? "{}";
  expect(JSON.parse(several)).toMatchObject({
    err: { errors: [{ message: "connect ECONNREFUSED ::1", stack: expect.stringContaining("logger.test.ts") }, {}] },
  });
});

test.each([
  ["the token of a link", "GET /live/AZrW0b2jcF6Zk3hQ8sVn1gq_x7LpTtUuYyWw99-aBcD/now failed", "GET /live/…/now failed"],
  [
    "at the end of an address",
    "https://site.example/arrivals/AZrW0b2jcF6Zk3hQ8sVn1g",
    "https://site.example/arrivals/…",
  ],
  ["a word of an address", "/services/hermanus-whale-watching-tour", "/services/hermanus-whale-watching-tour"],
  ["an id", "/files/v1/018f0000-0000-7000-8000-000000000000", "/files/v1/018f0000-0000-7000-8000-000000000000"],
  ["a file of the build", "at https://x.example/assets/wizardServiceStep-B3kd9sQx.js:1:2", undefined],
])("%s in a path", (_what, text, shown) => {
  expect(withoutPersonal(text)).toBe(shown ?? text);
});
