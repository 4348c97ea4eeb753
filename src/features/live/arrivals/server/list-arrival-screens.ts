import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { arrivalsAddress } from "../../server/link-token.ts";
import type { ArrivalScreen } from "../contract.ts";
import { findHostsOf, findScreens } from "./views.ts";

/** The lobby screens of the person’s hotels. */
export async function listArrivalScreens(ctx: Context) {
  const hosts = await findHostsOf(ctx.db, personAsking(ctx.actor), ["hotel"]);
  const ids = hosts.map(({ id }) => id);
  const screens = ids.length > 0 ? await findScreens(ctx.db, ids) : [];
  return accept({ screens: screens.map((screen) => describeScreen(ctx, screen)) });
}

type ScreenRecord = Pick<Awaited<ReturnType<typeof findScreens>>[number], "id" | "name" | "createdAt" | "seenAt">;

export const describeScreen = (ctx: Context, { id, name, createdAt, seenAt }: ScreenRecord): ArrivalScreen => ({
  id,
  name,
  address: arrivalsAddress(ctx, id),
  created_at: createdAt.toISOString(),
  seen_at: seenAt?.toISOString() ?? null,
});
