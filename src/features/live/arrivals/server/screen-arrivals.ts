import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { screenIdOf } from "../../server/link-token.ts";
import type { arrivalsContract, GuestLine, LobbyLine } from "../contract.ts";
import { readArrivals } from "./read-arrivals.ts";
import { noteSeen } from "./store.ts";
import { findHostOfScreen } from "./views.ts";

/** The arrivals on a lobby screen, with few details because everyone there can read it. */
export async function screenArrivals(ctx: Context, { token }: ParsedOf<typeof arrivalsContract.screenArrivals>) {
  const id = screenIdOf(ctx, token);
  const host = id && (await findHostOfScreen(ctx.db, id));
  if (!id || !host) return refuse("not_found");

  await noteSeen(ctx.db, id, ctx.now);
  const lines = await readArrivals(ctx, [host]);
  return accept({ organisation: host.name, read_at: ctx.now.toISOString(), lines: lines.map(forLobby) });
}

const forLobby = (line: GuestLine): LobbyLine => ({
  role: line.role,
  name: line.name,
  passengers: line.passengers,
  state: line.state,
  expected_at: line.expected_at,
  is_by_road: line.is_by_road,
  planned_at: line.planned_at,
  vehicle: line.vehicle,
});
