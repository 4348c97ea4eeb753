import { afterAll, beforeAll, expect, test } from "vitest";
import { type Random, random } from "#db/seed/random.ts";
import { Askers, type FuzzedSite, fuzz, isPersonal, openFuzzedSite } from "#testing/fuzzed-site.ts";
import { hostileValue, leavesOf, withValue } from "#testing/hostile-values.ts";
import { sampleOf } from "#testing/sample-input.ts";
import { findCalls } from "../../../lint/find-calls.mjs";

let site: FuzzedSite;

beforeAll(async () => {
  site = await openFuzzedSite();
}, 180_000);
afterAll(() => site.close());

/** Calls of the operation, from /openapi.json as everything else. */
const operation = /^src\/features\/(trips|dispatch|fleet|drivers|documents|tracking)\//;
const ofOperation = new Set(
  findCalls()
    .filter(({ path }) => operation.test(path))
    .map(({ name }) => name),
);
/** A drawn body may miss a rule that the schema does not tell, such as an end before its start. */
const drawsAtMost = 60;

test("every call of trips, dispatch, fleet, drivers, documents and tracking is reached by what is drawn for it", async () => {
  const luck = random(`operation ${fuzz.seed}`);
  const askers = new Askers(site, luck);
  const broken: object[] = [];
  const unheard: string[] = [];
  for (const call of site.app.service.calls.filter(({ name }) => ofOperation.has(name))) {
    let isUnderstood = false;
    for (let draws = 0; draws < drawsAtMost && !isUnderstood; draws++) {
      const body = inputFor(call.name, luck, 0);
      const asking = await askers.for(call);
      const { status } = await site.call(call.name, body, asking.headers);
      if (status >= 500) broken.push({ call: call.name, body: body.slice(0, 500), why: lastFailure() });
      isUnderstood = [200, 404, 409].includes(status);
    }
    if (!isUnderstood) unheard.push(call.name);
  }
  expect(broken).toEqual([]);
  expect(unheard).toEqual([]);
}, 180_000);

test(
  "no input breaks a call, and the log keeps nothing personal of what was sent",
  async () => {
    const luck = random(`calls ${fuzz.seed}`);
    const askers = new Askers(site, luck);
    const broken: object[] = [];
    const understood = new Set<string>();
    // Every call as it should be; then with something hostile, as often as there are rounds.
    for (let round = 0; round < fuzz.rounds; round++)
      for (const call of site.app.service.calls) {
        const body = inputFor(call.name, luck, round);
        const asking = await askers.for(call);
        const { status } = await site.call(call.name, body, asking.headers);
        if (status === 401) askers.forget(asking);
        if (status >= 500)
          broken.push({ call: call.name, as: asking.role, body: body.slice(0, 500), why: lastFailure() });
        if ([200, 404, 409].includes(status)) understood.add(call.name);
      }

    expect(broken.slice(0, 10)).toEqual([]);
    expect(site.logged.filter((line) => isPersonal.test(line)).slice(0, 5)).toEqual([]);
    // A refusal at the first field shows nothing.
    expect(understood.size / site.app.service.calls.length).toBeGreaterThan(0.6);
  },
  fuzz.rounds * 60_000 + 60_000,
);

const lastFailure = () => site.logged.findLast((line) => line.includes('"code":"E-'))?.slice(0, 1500);

/** First as it should be; then with one hostile value, or a few. */
function inputFor(call: string, luck: Random, round: number): string {
  const known = { ...site.known, id: site.idsFor(call) };
  let input = withCode(sampleOf(site.schemas.get(call) ?? {}, luck, known), luck);
  const hostile = round === 0 ? 0 : luck.pick([1, 1, 1, 2, 4]);
  for (let placed = 0; placed < hostile; placed++) {
    const place = luck.pick(leavesOf(input));
    input = withValue(input, place, (old) => hostileValue(old, { name: place.at(-1) ?? "", luck }));
  }
  return JSON.stringify(input);
}

/** A guest has the code of the booking: without it no call about one gets any further. */
function withCode(input: unknown, luck: Random): unknown {
  const { reference } = Object(input);
  return typeof reference === "string" && "code" in Object(input) && luck.chance(0.8)
    ? { ...Object(input), code: site.codeFor(reference) }
    : input;
}
