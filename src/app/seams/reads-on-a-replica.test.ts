import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, openPool } from "#db/connect.ts";
import { measures } from "#domain/analytics/measures.ts";
import type { Replica } from "#platform/replica.ts";
import { demoNow } from "#testing/test-database.ts";
import { openTestSite } from "#testing/test-site.ts";
import { api } from "../../api.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
let headers: Record<string, string>;
let reads = 0;

/** A standby refuses every write; so does this. */
function openReadOnly(address: Parameters<typeof openPool>[0]): Replica {
  const pool = openPool(Object.assign({ options: "-c default_transaction_read_only=on" }, address));
  const db = openDatabase(pool);
  return {
    read(run) {
      reads++;
      return run(db);
    },
    stop: () => pool.end(),
  };
}

beforeAll(async () => {
  site = await openTestSite({}, { template: "demo", openReplica: openReadOnly });
  ({ headers } = await site.as("super_user"));
});
afterAll(() => site.close());

const until = demoNow.toISOString().slice(0, 10);
const period = { from: "2026-10-01", until };
const inputs: Readonly<Record<string, object>> = {
  "read-revenue": { ...period, by: "service" },
  "revenue-file": { ...period, by: "driver" },
  "revenue-entries": { ...period, by: "service", key: "airport_transfer" },
  "analytics-file": { ...period, part: "sources" },
  "figure-entries": { ...period, measure: measures[0] },
  "figure-entries-file": { ...period, measure: measures[0] },
  "missed-entries": { ...period, reason: "no_vehicle" },
  "find-anything": { text: "Khan" },
};

const marked = api.filter(({ call }) => call.onReplica).map(({ call }) => call.name);

test("the figures and the search are among them", () => {
  expect(marked).toEqual(expect.arrayContaining(["read-revenue", "read-analytics", "missed-sales", "find-anything"]));
});

test.each(marked)("%s is answered by a server that only reads", async (name) => {
  const before = reads;
  const answer = await site.call(name, inputs[name] ?? period, headers);
  expect({ status: answer.status, text: answer.status === 200 ? "" : await answer.text() }).toEqual({
    status: 200,
    text: "",
  });
  expect(reads).toBe(before + 1);
});

test("what a call changes, and what it reads otherwise, stays with the primary", async () => {
  const before = reads;
  expect((await site.call("read-today", {}, headers)).status).toBe(200);
  expect(reads).toBe(before);
});
