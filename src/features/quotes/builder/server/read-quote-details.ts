import { rateCharged } from "#domain/money/vat.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { noteLook } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { quoteToken } from "../../server/make-token.ts";
import type { QuoteRow } from "../../server/quote-store.ts";
import { draftOf } from "../../server/read-draft.ts";
import {
  findCompanySettings,
  findKept,
  findNameOf,
  findOptions,
  findOrigin,
  findQuote,
  findTermsInForce,
} from "../../server/views.ts";
import { builtQuote } from "../contract.ts";
import { findLatestViews, findQuoteMoves, findVersions } from "./views.ts";

const viewsShown = 20;

/** Shows one quote in full. */
export async function readQuoteDetails(ctx: Context, { id }: { id: string }) {
  const row = await findQuote(ctx.db, id);
  if (!row) return refuse("not_found");
  noteLook(ctx, { action: "quote.viewed_by_team", kind: "quote", id });
  return accept(
    toWire(builtQuote, row, {
      draft: draftOf(row, await findOptions(ctx.db, id)),
      ...(await companyFacts(ctx)),
      ...(await vehicleOf(ctx, id)),
      token: quoteToken(ctx, id),
      ...(await originOf(ctx, row)),
      created_by: await findNameOf(ctx.db, row.createdBy),
      latest_views: (await findLatestViews(ctx.db, id, viewsShown)).map(({ viewedAt, userAgent }) => ({
        at: viewedAt.toISOString(),
        device: deviceOf(userAgent),
      })),
      versions: (await findVersions(ctx.db, row.number)).map(({ fromCents, updatedAt, ...version }) => ({
        ...version,
        from_cents: fromCents,
        updated_at: updatedAt.toISOString(),
      })),
      moves: (await findQuoteMoves(ctx.db, id)).map((move) => ({
        id: move.id,
        to_state: move.toState,
        by: move.name ?? strangers[move.actor] ?? move.actor,
        reason: move.reason,
        at: move.createdAt.toISOString(),
      })),
    }),
  );
}

async function companyFacts(ctx: Context) {
  const { tax, policies } = await findCompanySettings(ctx.db);
  const terms = {
    version: await findTermsInForce(ctx.db, ctx.now),
    free_cancellation_hours: policies.freeHours,
    cancellation_grace_minutes: policies.graceMinutes,
    late_cancellation_share: policies.lateShare,
  };
  const vat = { vat_rate: rateCharged(tax, localDateOf(ctx.now)), splits_tours: tax.splitsTours };
  return { shows_vat: tax.isVendor, ...vat, terms };
}

async function vehicleOf(ctx: Context, id: string) {
  const { until, wasKept } = await findKept(ctx.db, id, ctx.now);
  return { vehicle_kept_until: until?.toISOString() ?? null, had_vehicle: wasKept };
}

const strangers: Readonly<Record<string, string>> = { visitor: "the customer", system: "the system" };

async function originOf(ctx: Context, row: QuoteRow) {
  const origin = await findOrigin(ctx.db, row.id);
  return {
    enquiry:
      row.enquiryId && origin?.enquiryReference ? { id: row.enquiryId, reference: origin.enquiryReference } : null,
    request:
      row.bookingId && origin?.requestReference ? { id: row.bookingId, reference: origin.requestReference } : null,
  };
}

/** The device in a user agent, such as a phone. */
function deviceOf(userAgent: string): string {
  if (/iPhone|Android.+Mobile/.test(userAgent)) return "Phone";
  if (/iPad|Android/.test(userAgent)) return "Tablet";
  return /Mozilla/.test(userAgent) ? "Computer" : "Other";
}
