import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findAddressesOf } from "../../server/profile-views.ts";

export const savedAddresses = async (ctx: Context) =>
  accept({ addresses: await findAddressesOf(ctx.db, personAsking(ctx.actor)) });
