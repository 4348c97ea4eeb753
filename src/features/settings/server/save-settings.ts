import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { settingsContract } from "../contract.ts";
import { writePart } from "./write-part.ts";

export const saveSettings = (ctx: Context, input: ParsedOf<typeof settingsContract.saveSettings>) =>
  writePart(ctx, input);
