import { expect, test } from "vitest";
import { servicePage } from "#features/content/server/service-page.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { aService } from "#testing/builders/services/a-service.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { previewService } from "./preview-service.ts";

test("a service that visitors can’t see yet is shown as its page will be, and nothing is kept", () =>
  inTransaction(async (ctx) => {
    const clerk = await asAdmin(ctx);
    const slug = "wine-farm-transfer";
    const shown = await previewService(clerk, { slug, service: aService });
    expect(shown).toMatchObject({
      value: {
        page: {
          title: "Wine-farm transfers",
          lead: aService.page?.lead,
          isOnSale: true,
          bookingPage: "/book/wine-farm-transfer",
          // It has no price text of its own: that of its kind.
          priceText: expect.stringMatching(/^From /),
        },
      },
    });
    expect(shown.ok && shown.value.page.others.map((one) => one.slug)).not.toContain(slug);
    expect(await servicePage(ctx, { slug })).toMatchObject({ reason: "no_such_page" });
  }));

test("a service without a page has nothing to show", () =>
  inTransaction(async (ctx) => {
    const service = { ...aService, bookSlug: "" as const, page: null };
    expect(await previewService(await asAdmin(ctx), { slug: "wines", service })).toMatchObject({ reason: "no_page" });
  }));
