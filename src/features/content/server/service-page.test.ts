import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { servicePages } from "../words/services/all-services.ts";
import { servicePage } from "./service-page.ts";

test.each(servicePages)("$title comes with its vehicles, a gallery and other services", ({ slug, vehicleClasses }) =>
  inTransaction(async (ctx) => {
    const answer = await servicePage(ctx, { slug });
    if (!answer.ok) throw new Error(answer.reason);
    const { fleet, gallery, others } = answer.value;
    expect(fleet.map(({ vehicleClass }) => vehicleClass)).toEqual(vehicleClasses);
    expect(fleet.every(({ picture }) => picture)).toBe(true);
    expect(gallery).toHaveLength(3);
    expect(others.map((other) => other.slug)).not.toContain(slug);
  }),
);

test("a service we do not describe is refused", () =>
  inTransaction(async (ctx) => {
    expect(await servicePage(ctx, { slug: "nowhere" })).toEqual({ ok: false, reason: "no_such_page" });
  }));
