import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { peopleContract } from "../contract.ts";
import { findEvents } from "./timeline-views.ts";

export async function customerTimeline(
  ctx: Context,
  { customer_id, after, size }: ParsedOf<typeof peopleContract.customerTimeline>,
) {
  const { rows, next } = await findEvents(ctx.db, customer_id, { after, size });
  return accept({ events: rows.map((event) => ({ ...event, at: event.at.toISOString() })), next });
}
