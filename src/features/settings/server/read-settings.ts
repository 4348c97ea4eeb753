import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeSettings } from "./describe-settings.ts";

export async function readSettings(ctx: Context) {
  return accept(await describeSettings(ctx));
}
