import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { deleteSitting } from "../../server/sitting-store.ts";
import type { presenceContract } from "../contract.ts";

export async function leaveSitting({ db }: Context, { id, sitting }: ParsedOf<typeof presenceContract.leaveSitting>) {
  await deleteSitting(db, id, sitting);
  return accept({});
}
