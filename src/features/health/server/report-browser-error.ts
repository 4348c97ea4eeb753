import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { healthContract } from "../contract.ts";

/** Writes what broke in a browser to our own log, so that the code a visitor quotes can be looked up. */
export async function reportBrowserError(ctx: Context, report: ParsedOf<typeof healthContract.reportBrowserError>) {
  ctx.log.error({ ...report, where: "browser" }, "page broke");
  return accept({});
}
