import type { Context } from "#platform/context.ts";
import type { ErasedPerson } from "#platform/erasures.ts";
import { deleteAddress } from "../../server/store.ts";

/** Forgets the notices of mail servers about a person’s address. */
export const eraseAddress = async (ctx: Context, { email }: ErasedPerson): Promise<void> => {
  if (email !== null) await deleteAddress(ctx.db, email.toLowerCase());
};
