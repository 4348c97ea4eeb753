import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { allRequests, aPrivacyRequest } from "#testing/builders/people/a-privacy-request.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { listPrivacyRequests } from "./list-privacy-requests.ts";

test("the earliest deadline comes first, page by page; filters for overdue ones and text work", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["super_user"] });
    const late = await aPrivacyRequest(team, { received_on: "2026-11-03", name: "Zanele Khumalo" });
    const first = await aPrivacyRequest(team);
    const ids = async (by: Context, changes: object) =>
      (await listPrivacyRequests(by, { ...allRequests, ...changes })).value.requests.map(({ id }) => id);
    expect(await ids(team, { view: "open" })).toEqual([first, late]);
    expect(await ids(team, {})).toEqual([late, first]);
    expect(await ids(team, { view: "closed" })).toEqual([]);
    expect(await ids(team, { search: "zanele" })).toEqual([late]);
    expect(await ids(team, { request_id: late })).toEqual([late]);
    expect(await ids(team, { view: "overdue" })).toEqual([]);
    expect(await ids({ ...team, now: addHours(testNow, 24 * 60) }, { view: "overdue" })).toEqual([first, late]);
    const { next } = (await listPrivacyRequests(team, { ...allRequests, view: "open", size: 1 })).value;
    expect(await ids(team, { view: "open", after: next })).toEqual([late]);
  }));
