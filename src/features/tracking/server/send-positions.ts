import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { trackingContract } from "../contract.ts";
import type { SentFix } from "./judge-fixes.ts";
import { receiverOn } from "./receive-positions.ts";

type Input = ParsedOf<typeof trackingContract.sendPositions>;

/** Positions from the driver's own app. However often they come, each is stored once. */
export async function sendPositions(ctx: Context, input: Input) {
  const sentAt = input.sent_at === null ? null : new Date(input.sent_at);
  const sent = { fixes: input.positions.map(fixOf), sentAt };

  const receipt = await receiverOn(ctx.db).fromApp(personAsking(ctx.actor), sent, ctx.now);

  if (!receipt) return refuse("not_found");
  return accept({ stored: receipt.stored, refused: [...receipt.refused], every_seconds: receipt.everySeconds });
}

const fixOf = (sent: Input["positions"][number]): SentFix => ({
  key: sent.key,
  takenAt: new Date(sent.at),
  latitude: sent.latitude,
  longitude: sent.longitude,
  accuracyM: sent.accuracy_m,
  speedKmh: sent.speed_kmh,
  heading: sent.heading === null ? null : Math.round(sent.heading) % 360,
  battery: sent.battery === null ? null : Math.round(sent.battery),
});
