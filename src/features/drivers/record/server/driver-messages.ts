import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { DriverMessage } from "../contract.ts";
import { findContact, findEmails, findTripMessages } from "./views.ts";

const shown = 50;

/** Recent messages to a driver, the newest first. */
export async function driverMessages(ctx: Context, { driver_id }: { driver_id: string }) {
  const driver = await findContact(ctx.db, driver_id);
  if (!driver) return refuse("not_found");
  const written = await findTripMessages(ctx.db, driver_id, shown);
  const emails = driver.email ? await findEmails(ctx.db, driver.email, shown) : [];

  const messages: DriverMessage[] = [
    ...written.map(({ at, ...one }) => ({
      ...one,
      kind: "trip_message" as const,
      has_failed: false,
      at: at.toISOString(),
    })),
    ...emails.map(({ id, text, state, at }) => ({
      id,
      text,
      kind: "email" as const,
      reference: null,
      by: null,
      has_failed: state === "failed",
      at: at.toISOString(),
    })),
  ];
  return accept({ messages: messages.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, shown) });
}
