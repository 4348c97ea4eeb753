import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { pageEditingContract } from "../contract.ts";
import { describePage } from "./describe-page.ts";

export async function readEditedPage(ctx: Context, { id }: ParsedOf<typeof pageEditingContract.readEditedPage>) {
  const page = await describePage(ctx, id);
  return page ? accept(page) : refuse("not_found");
}
