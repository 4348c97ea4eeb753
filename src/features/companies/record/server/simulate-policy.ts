import { serviceOptionIds } from "#domain/company/catalogue.ts";
import { monthAround } from "#domain/corporate/month-of.ts";
import { tryPolicy } from "#domain/corporate/policy-trial.ts";
import { accept, refuse } from "#domain/result.ts";
import { addMonths, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findCompany } from "../../server/company-views.ts";
import { policyOf } from "../../server/offer-to-company.ts";
import { openCompany } from "../../server/open-company.ts";
import type { companyPolicyContract } from "../policy-contract.ts";
import { findSpentOn } from "./policy-views.ts";

/** The effect of other rules on last month’s bookings. Saves nothing. */
export async function simulatePolicy(ctx: Context, input: ParsedOf<typeof companyPolicyContract.simulatePolicy>) {
  const company = await openCompany(ctx, input.organisation_id);
  if (!company.ok) return company;
  const { id } = company.value;
  const result = await findCompany(ctx.db, id);
  if (!result) return refuse("not_found");
  const { hours_from: from, hours_until: until } = input;
  if ((from === null) !== (until === null)) return refuse("hours_half");
  const last = addMonths(localDateOf(ctx.now), -1);
  const booked = (await findSpentOn(ctx.db, id, monthAround(last))).map((row) => ({
    ...row,
    service: serviceOptionIds.find((id) => id === row.serviceType) ?? ("custom" as const),
    pickups: row.returnAt ? [row.pickupAt, row.returnAt] : [row.pickupAt],
  }));
  const trial = tryPolicy(booked, {
    now: policyOf(result.account),
    trial: {
      services: input.services,
      hours: from !== null && until !== null ? { from, until } : null,
      limitCents: input.booking_limit_cents,
    },
  });
  return accept({
    month: last.slice(0, 7),
    bookings: booked.length,
    waits_now: trial.waitsNow,
    waits_tried: trial.waitsTried,
    waits_tried_cents: trial.waitsTriedCents,
    rows: trial.tried
      .filter(({ byNow, byTrial }) => byNow.length > 0 || byTrial.length > 0)
      .map(({ booking, byNow, byTrial }) => ({
        reference: booking.reference,
        traveller: `${booking.firstName} ${booking.lastName}`.trim(),
        service_type: booking.serviceType,
        service_name: booking.serviceName,
        pickup_at: booking.pickupAt.toISOString(),
        total_cents: booking.totalCents,
        by_now: [...byNow],
        by_trial: [...byTrial],
      })),
  });
}
