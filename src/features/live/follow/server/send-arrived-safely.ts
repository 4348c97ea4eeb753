import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompany, findDrive, findFirstOfDrive } from "../../server/views.ts";
import { ArrivedSafely, arrivedSafelyWords } from "./emails/arrived-safely.tsx";
import { findFamilyToTell } from "./views.ts";

/** Emails family that the passengers have arrived, once all vehicles have. Not after an interrupted trip. */
export async function sendArrivedSafely(ctx: Context, { tripId }: EventOf<"trip.ended">): Promise<void> {
  const firstId = await findFirstOfDrive(ctx.db, tripId);
  const family = firstId ? await findFamilyToTell(ctx.db, firstId) : [];
  if (!firstId || family.length === 0) return;
  const parts = (await findDrive(ctx.db, firstId)).filter(({ state }) => state !== "cancelled");
  const [first] = parts;
  if (!first || parts.some(({ state }) => state !== "completed")) return;

  const company = await findCompany(ctx.db);
  const arrivedAt = parts.reduce(
    (latest, { endedAt }) => (endedAt && endedAt > latest ? endedAt : latest),
    new Date(0),
  );
  const at = formatMoment(arrivedAt);
  for (const { id, name, email } of family)
    await ctx.mail({
      key: `arrived-safely:${id}`,
      template: "arrived-safely",
      to: email,
      subject: arrivedSafelyWords.subject({ first_name: first.firstName }),
      about: `booking:${first.reference}`,
      content: createElement(ArrivedSafely, { company, name, passenger: first.firstName, at }),
    });
}
