import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inNewCompany } from "#testing/in-transaction.ts";
import { claimForm, type KeptClaim } from "../contract.ts";
import { publishedClaims } from "./published-claims.ts";
import { saveClaim } from "./save-claim.ts";

const guarantee = {
  kind: "guarantee",
  about: "",
  title: "",
  text: "Your money back",
  source: "Our terms",
  stated_on: "2026-11-01",
  author: "",
  place: "",
  service: "",
  stars: 5,
  face: 0,
  consent: "",
} as const;
const parsed = (changes: object) => claimForm.parse({ ...guarantee, ...changes });
const added = (claim: ReturnType<typeof parsed>) => ({ id: null, version: 0, claim });

test("a claim is added, changed as its reader saw it, and each is in the activity log", () =>
  inNewCompany(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const first = await saveClaim(team, added(parsed({})));
    const [kept] = (first.ok ? first.value.claims : []) as [KeptClaim];
    expect(kept).toMatchObject({ text: "Your money back", hidden: null, version: 1 });
    const change = { id: kept.id, claim: parsed({ text: "Your money back in 7 days" }) };
    expect(await saveClaim(team, { ...change, version: 1 })).toMatchObject({
      ok: true,
      value: { claims: [{ text: "Your money back in 7 days", version: 2 }] },
    });
    expect(await saveClaim(team, { ...change, version: 1 })).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    expect(world.siteTouched).toBe(2);
    const actions = await ctx.db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id);
    expect(actions.map(({ action }) => action)).toEqual(["claim.added", "claim.changed"]);
  }));

test("a page has one place for a guarantee", () =>
  inNewCompany(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    await saveClaim(team, added(parsed({})));
    expect(await saveClaim(team, added(parsed({ text: "Another" })))).toMatchObject({ ok: false, reason: "taken" });
  }));

test("without source or date it is kept and not shown", () =>
  inNewCompany(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const measure = { kind: "safety", about: "gps", title: "GPS", text: "We see every vehicle." };
    await saveClaim(team, added(parsed({ ...measure, source: "" })));
    const saved = await saveClaim(team, added(parsed({ ...measure, title: "Radio", stated_on: "" })));
    expect(saved).toMatchObject({ value: { claims: [{ hidden: "no_source" }, { hidden: "no_date" }] } });
    expect((await publishedClaims(ctx)).value.safety).toEqual([]);
  }));

test.each([
  ["a figure no page has a place for", { kind: "figure", about: "moons" }],
  ["a rating above five", { kind: "tour_rating", about: "winelands", text: "5.5" }],
  ["a measure without a title", { kind: "safety", about: "gps" }],
  ["a testimonial of no one", { kind: "testimonial", about: "home" }],
  ["no words", { text: " " }],
  ["a date that doesn’t exist", { stated_on: "2026-02-30" }],
])("%s is refused by the form", (_what, changes) => {
  expect(claimForm.safeParse({ ...guarantee, ...changes }).success).toBe(false);
});
