import { co2Of, usesByClass } from "#domain/corporate/trip-co2.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { openCompany } from "../../server/open-company.ts";
import { companyBooking } from "../contract.ts";
import { findDrives, findFuelled } from "./fuel-views.ts";
import { findCompanyBookings } from "./views.ts";

export async function companyBookings(ctx: Context, { organisation_id }: { organisation_id: string | null }) {
  const opened = await openCompany(ctx, organisation_id);
  if (!opened.ok) return opened;
  const result = await findCompanyBookings(ctx.db, opened.value.id);
  const uses = usesByClass(await findFuelled(ctx.db, ctx.now));
  const drives = await findDrives(ctx.db, opened.value.id);
  return accept({
    bookings: result.map((one) =>
      toWire(companyBooking, one, {
        reasons: one.reasons ?? [],
        traveller: `${one.firstName} ${one.lastName}`.trim(),
        co2: co2Of(one.kilometres, drives.get(one.id) ?? [], uses),
      }),
    ),
  });
}
