import { createHash } from "node:crypto";
import { calendarFile } from "#platform/calendar-file.ts";
import type { Context } from "#platform/context.ts";
import { idInToken } from "#platform/http/sealed-token.ts";
import { fleetReaders } from "../../contract.ts";
import { sealedKind } from "./address-of.ts";
import { findCompany, isCalendarOpen } from "./calendar-views.ts";
import { gatherServices } from "./gather-services.ts";

/** The calendar file behind a private address; undefined if the address is invalid or was replaced. */
export async function readServiceCalendar(ctx: Context, token: string) {
  const id = idInToken(ctx, sealedKind, token);
  if (id === undefined || !(await isCalendarOpen(ctx.db, id, fleetReaders))) return undefined;

  const events = await gatherServices(ctx);

  const etag = createHash("sha256").update(JSON.stringify(events)).digest("base64url");
  const { host } = new URL(ctx.siteUrl);
  const { name } = await findCompany(ctx.db);
  return {
    // The file contains its time of writing, so the tag is computed without it.
    etag: `"${etag}"`,
    content: () =>
      calendarFile(events, { now: ctx.now, host, company: name, method: "PUBLISH", name: "Vehicle services" }),
  };
}
