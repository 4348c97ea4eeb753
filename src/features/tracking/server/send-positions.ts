import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { trackingContract } from "../contract.ts";
import { judgeFixes, type SentFix } from "./judge-fixes.ts";
import { findDriverApp } from "./roster-views.ts";
import { insertPositions, openPositionDays, positionDay, tellOfPositions } from "./store.ts";

type Asked = ParsedOf<typeof trackingContract.sendPositions>;

/** Positions from the driver's own app. However often they come, each is stored once. */
export async function sendPositions(ctx: Context, asked: Asked) {
  const source = await findDriverApp(ctx.db, personAsking(ctx.actor), ctx.now);
  if (!source) return refuse("not_found");
  const sentAt = asked.sent_at === null ? null : new Date(asked.sent_at);

  const { rows, refused, everySeconds } = judgeFixes(source, { fixes: asked.positions.map(fixOf), sentAt }, ctx.now);

  if (rows.length > 0) {
    await openPositionDays(ctx.db, [...new Set(rows.map(({ takenAt }) => positionDay(takenAt)))]);
    await insertPositions(ctx.db, rows);
    await tellOfPositions(ctx.db);
  }
  return accept({ stored: rows.length, refused: [...refused], every_seconds: everySeconds });
}

const fixOf = (sent: Asked["positions"][number]): SentFix => ({
  key: sent.key,
  takenAt: new Date(sent.at),
  latitude: sent.latitude,
  longitude: sent.longitude,
  accuracyM: sent.accuracy_m,
  speedKmh: sent.speed_kmh,
  heading: sent.heading === null ? null : Math.round(sent.heading) % 360,
  battery: sent.battery === null ? null : Math.round(sent.battery),
});
