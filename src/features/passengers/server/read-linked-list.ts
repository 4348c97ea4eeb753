import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { passengersContract } from "../contract.ts";
import { describeList } from "./describe-list.ts";
import { openLink } from "./open-link.ts";

/** The link shows the list as long as someone may be added to it; then it tells of no one any more. */
export async function readLinkedList(ctx: Context, { token }: ParsedOf<typeof passengersContract.readLinkedList>) {
  const opened = await openLink(ctx, token);
  if (!opened.ok) return opened;
  const list = await describeList(ctx, opened.value, { withLink: false });
  if (!list) return refuse("not_found");
  return list.may_edit ? accept(list) : refuse("over");
}
