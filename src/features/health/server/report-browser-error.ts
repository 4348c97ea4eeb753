import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { withoutPersonal } from "#platform/describe-error.ts";
import type { healthContract } from "../contract.ts";

/** Writes a browser error to our own log, so that the code a visitor quotes can be looked up. */
export async function reportBrowserError(ctx: Context, report: ParsedOf<typeof healthContract.reportBrowserError>) {
  const { code, message, stack, component_stack, url, browser } = report;
  // A browser’s error message may quote what the visitor typed.
  const input = {
    message: withoutPersonal(message),
    stack: withoutPersonal(stack),
    component_stack: withoutPersonal(component_stack),
    browser: withoutPersonal(browser),
  };
  ctx.log.error({ ...input, code, url: withoutPersonal(url), where: "browser" }, "page broke");
  // Only the browser sees whether Google’s address search loaded.
  if (isMissingMap(message)) ctx.watch.recordCall("address-search", { ms: 0, error: message });
  ctx.watch.broke({ code, correlationId: ctx.correlationId, origin: "browser", place: url, error: message });
  return accept({});
}

/** The message of features/places/ui/use-google-places.ts. */
const isMissingMap = (message: string): boolean => message.includes("The script of the map service");
