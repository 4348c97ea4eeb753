import fs from "node:fs/promises";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { countsAtMost } from "#features/booking/self-service/server/code-store.ts";
import type { Limit } from "#platform/contract.ts";
import { countersAtMost } from "#platform/http/counter-room.ts";
import { partsForEveryone } from "#platform/http/limit-strangers.ts";
import { unclaimedAtMost } from "#platform/http/limit-uploads.ts";
import { expectListed } from "#testing/expect-listed.ts";
import { api } from "../../../api.ts";
import { schedule } from "../../../schedule.ts";
import { type Kept, keptFromStrangers, type Retention, strangers } from "../../kept-from-strangers.ts";
import { personalData } from "../../personal-data.ts";

const written = api.map(({ call }) => call).filter(({ access, effect }) => access === "anyone" && effect !== "reads");

test("every call by which a stranger makes us keep something is on the list", () => {
  const names = written.map(({ name }) => name);
  expectListed(names, Object.keys(keptFromStrangers), "src/app/kept-from-strangers.ts");
});

const perDay = ({ times, seconds }: Limit) => (times * 24 * 3600) / seconds;

test("and none may be made without limit from one address", () => {
  const unlimited = written.filter(({ limit }) => !limit || perDay(limit) > 400_000);
  expect(unlimited.map(({ name }) => name)).toEqual([]);
});

/** The places of an input where a caller may write without end. */
function endless(schema: unknown, place: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => endless(one, place));
  if (typeof schema !== "object" || schema === null) return [];
  const part = schema as Readonly<Record<string, unknown>>;
  if ("const" in part || "enum" in part) return [];
  const ofParts = ["anyOf", "oneOf", "allOf", "items", "prefixItems"].flatMap((key) => endless(part[key], place));
  const ofFields = Object.entries(Object(part.properties)).flatMap(([name, one]) => endless(one, `${place}.${name}`));
  const isEndlessText = part.type === "string" && !("maxLength" in part || "format" in part || "pattern" in part);
  const isEndlessList = part.type === "array" && !("maxItems" in part || "prefixItems" in part);
  const isEndlessRecord = typeof part.additionalProperties === "object" && !("propertyNames" in part);
  return [...ofParts, ...ofFields, ...(isEndlessText || isEndlessList || isEndlessRecord ? [place] : [])];
}

test("each has a size: no text and no list in it is without end", () => {
  const matches = written.flatMap(({ name, input }) =>
    endless(z.toJSONSchema(input as z.ZodMiniType, { io: "input", unrepresentable: "any" }), name),
  );
  expect(matches).toEqual([]);
  const open = z.object({ words: z.string(), list: z.array(z.string().check(z.maxLength(5))) });
  expect(endless(z.toJSONSchema(open), "open")).toEqual(["open.words", "open.list"]);
});

const entries = Object.entries(keptFromStrangers);
const isOfPartner = ({ everyone }: Kept) => typeof everyone === "string";

test("each has a bound for all strangers together, which no network of its own can use up", () => {
  for (const [name, kept] of entries.filter(([, one]) => !isOfPartner(one))) {
    const limit = strangers.limits[name];
    expect(limit, name).toBeDefined();
    if (limit) expect(perDay(limit), name).toBeLessThanOrEqual(2_400_000);
    expect(limit, name).toBe(kept.everyone);
  }
  expect(partsForEveryone).toBeGreaterThanOrEqual(20);
});

test("only what a partner’s program asks for by its key is not counted among strangers", () => {
  expect(entries.filter(([, kept]) => isOfPartner(kept)).map(([name]) => name)).toEqual([
    "api-book",
    "api-change",
    "api-cancel",
  ]);
});

/** A task that runs, or the record it stays with, in words. */
const isRetention = (kept: Retention) =>
  "until" in kept ? Object.hasOwn(schedule, kept.until) : kept.with.split(" ").length > 2;

test("each is forgotten by a task of the schedule, or stays with a record that is named", () => {
  expect(entries.filter(([, kept]) => !isRetention(kept)).map(([name]) => name)).toEqual([]);
});

type Route = Retention & { readonly size: string; readonly everyone: string };
const byCalls: Route = { size: "its calls’", everyone: "its calls’", with: "what its calls keep, above" };
const notStrangers = (who: string): Route => ({ size: "its own", everyone: `no strangers: ${who}`, with: who });

/** Every file with an address that takes something other than by a call, and what bounds it. */
const routes: Readonly<Record<string, Route>> = {
  "src/app/app.ts": byCalls,
  "src/app/fleet-routes.ts": notStrangers("our team’s own programs"),
  "src/app/live-page-routes.tsx": byCalls,
  "src/app/serve-auth.ts": {
    size: "sign-up.ts",
    everyone: "newAccounts in limit-auth.ts",
    until: "forget-unconfirmed-accounts",
  },
  "src/features/channels/server/serve-webhooks.ts": {
    size: "its kind and address, no words",
    everyone: "unsignedLimit, and as many in all as store.ts keeps",
    until: "forget-old-texts",
  },
  "src/app/unsubscribe-routes.tsx": {
    size: "no words",
    everyone: "none without a link that we sealed",
    with: "the consent of the person whose link it is",
  },
  "src/features/email/bounces/server/serve-mail-events.ts": {
    size: "1 MB, signed by our mail provider",
    everyone: "nothing of an unsigned one",
    with: "the address that our emails came back from",
  },
  "src/features/portal/api/server/serve-partner-api.ts": byCalls,
  "src/features/inbox/server/serve-mail-webhook.ts": {
    size: "15 MB, signed by the service that forwards our mail; of unsigned ones their kind and address",
    everyone: "100 unsigned ones an hour",
    until: "forget-old-texts",
  },
  "src/features/payments/notifications/server/serve-notifications.ts": {
    size: "2 000 characters",
    everyone: "100 unsigned ones an hour, 5 000 in all",
    until: "forget-refused-notifications",
  },
  "src/features/reviews/rating/server/serve-stop-requests.ts": byCalls,
  "src/features/tracking/server/serve-osmand.ts": notStrangers("a driver’s or tracker’s own token"),
  "src/platform/http/serve-files.ts": {
    size: "5 MB",
    everyone: "ofAllStrangers and unclaimedAtMost in limit-uploads.ts",
    until: "forget-unclaimed-files",
  },
  "src/sandbox/flights/flight-routes.ts": notStrangers("the demo’s own stand-in"),
  "src/sandbox/payfast/gateway-routes.ts": notStrangers("the demo’s own stand-in"),
  "src/sandbox/phones/phone-routes.ts": notStrangers("the demo’s own stand-in"),
  "src/sandbox/sms/sms-routes.ts": notStrangers("the demo’s own stand-in"),
  "src/sandbox/whatsapp/whatsapp-routes.ts": notStrangers("the demo’s own stand-in"),
};

test("and each of them is forgotten too, or is no stranger’s", () => {
  expect(Object.entries(routes).filter(([, kept]) => !isRetention(kept))).toEqual([]);
});

test("every other address that takes something is on the list", async () => {
  const matches: string[] = [];
  const takes =
    /\b(?:app|routes|Hono\(\)|Hono<\w+>\(\))\s*\.(?:post|put|patch|all|on)\(|^\s+\.(?:post|put|patch|on)\(/m;
  for await (const file of fs.glob("src/{app,features,platform,sandbox}/**/*.{ts,tsx}"))
    if (!/\.test\.tsx?$|\/ui\//.test(file) && takes.test(await fs.readFile(file, "utf8"))) matches.push(file);
  expectListed(matches, Object.keys(routes), "routes in src/app/seams/guards/kept-from-strangers.test.ts");
});

/** So many rows in all, or as many as the calls above, which are bounded themselves. */
type Trace = Retention & { readonly inAll: number | "as its calls" };
const ofCalls = { inAll: "as its calls" } as const;

/** The consequences of any call. A refused one leaves a count alone, of which there is a number too. */
const traces: Readonly<Record<string, Trace>> = {
  events: { ...ofCalls, until: "forget-old-events" },
  reaction_runs: { ...ofCalls, until: "forget-old-events" },
  idempotency_keys: { ...ofCalls, until: "forget-old-records" },
  rate_limits: { inAll: countersAtMost, until: "forget-old-records" },
  code_failures: { inAll: countsAtMost, until: "forget-wrong-codes" },
  stored_files: { inAll: unclaimedAtMost.files, until: "forget-unclaimed-files" },
  messages: { ...ofCalls, with: "the enquiry, application or account they are about, and with a booking" },
  audit_log: { ...ofCalls, with: "the record of who did what, which names no stranger" },
};

test("what every call may leave behind is bounded and forgotten too", () => {
  expect(Object.entries(traces).filter(([, kept]) => !isRetention(kept))).toEqual([]);
  expect(Object.keys(traces).filter((table) => !Object.hasOwn(personalData, table))).toEqual([]);
  const numbers = Object.values(traces).flatMap(({ inAll }) => (typeof inAll === "number" ? [inAll] : []));
  expect(numbers).toHaveLength(3);
  for (const inAll of numbers) expect(inAll).toBeLessThanOrEqual(200_000);
});

test("a counter of requests is kept by the limiter alone, and one of wrong codes by its store: both know their bound", async () => {
  const writers: string[] = [];
  for await (const file of fs.glob("src/{app,features,platform,domain}/**/*.{ts,tsx}"))
    if (!/\.test\.tsx?$/.test(file) && writesCount.test(await fs.readFile(file, "utf8"))) writers.push(file);
  expect(writers.toSorted()).toEqual([
    "src/features/booking/self-service/server/code-store.ts",
    "src/platform/http/rate-limit.ts",
  ]);
});

const writesCount = /insert into (?:rate_limits|code_failures)\b|\.insert\((?:rateLimits|codeFailures)\)/;
