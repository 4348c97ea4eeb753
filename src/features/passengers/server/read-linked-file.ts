import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { passengersContract } from "../contract.ts";
import { openLink } from "./open-link.ts";
import { readListFile } from "./read-list-file.ts";

export async function readLinkedFile(
  ctx: Context,
  { content, token }: ParsedOf<typeof passengersContract.readLinkedFile>,
) {
  const opened = await openLink(ctx, token);
  return opened.ok ? readListFile(ctx, { bookingId: opened.value, content }) : opened;
}
