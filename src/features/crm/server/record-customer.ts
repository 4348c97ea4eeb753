import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { notePerson } from "./store.ts";
import { findBooker } from "./views.ts";

/** Remembers anyone who books as a customer, one person for each email address. */
export async function recordCustomer(ctx: Context, event: EventOf<"booking.created">): Promise<void> {
  const { isTest, bookedAt, ...person } = await findBooker(ctx.db, event.reference);
  if (isTest) return;
  await notePerson(ctx.db, { ...person, id: ctx.newId(), seenAt: bookedAt });
}
