import { screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { partnerApplications } from "#db/schema/partners.ts";
import { applicationKinds, applicationStates } from "#domain/partner/application-lifecycle.ts";
import { ApplicationDetails } from "#features/partners/review/ui/application-details.tsx";
import { givenApplication, givenPartner } from "#testing/builders/people/an-applicant.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

/** A partner has an organisation from the first day; before there is none. */
const partnerStates: readonly string[] = ["active", "suspended", "terminated"];
const cases = applicationStates.flatMap((state) =>
  applicationKinds
    .filter((kind) => kind === "hotel" || state === "submitted" || state === "invited" || state === "active")
    .map((kind) => ({ kind, state })),
);

test.each(cases)("an application of a $kind that is $state", ({ kind, state }) =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    lookAs(admin);
    const write = partnerStates.includes(state) ? givenPartner : givenApplication;
    const { id } = await write(admin, kind);
    await ctx.db.update(partnerApplications).set({ state }).where(eq(partnerApplications.id, id));
    const offered = await pressOffered(admin, <ApplicationDetails id={id} onBack={() => {}} />, {
      ready: () => screen.getByText("History"),
      asks: { "All applications": null, Download: null, View: null, "APP-": null },
    });
    expect(Object.keys(offered).length > 0).toBe(state !== "terminated");
  }),
);
