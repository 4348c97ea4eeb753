import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { passengersContract } from "../contract.ts";
import { openLink } from "./open-link.ts";
import { saveList } from "./save-list.ts";

export async function saveLinkedList(
  ctx: Context,
  { token, ...changes }: ParsedOf<typeof passengersContract.saveLinkedList>,
) {
  const opened = await openLink(ctx, token);
  return opened.ok ? saveList(ctx, { ...changes, bookingId: opened.value, withLink: false }) : opened;
}
