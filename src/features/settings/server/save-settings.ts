import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { settingsContract } from "../contract.ts";
import { writePart } from "./write-part.ts";

type Input = ParsedOf<typeof settingsContract.saveSettings>;

export async function saveSettings(ctx: Context, input: Input) {
  return writePart(ctx, input.part === "alarms" ? { ...input, value: onceEach(input.value) } : input);
}

/**
 * Refuses webhook addresses within our own network, by the same rule as posting. Runs first, because DNS may
 * take seconds.
 */
saveSettings.before = async ({ outside }: Context, input: Input) =>
  input.part === "alarms" && input.value.webhookUrl && (await outside.leadsInside(input.value.webhookUrl))
    ? refuse("not_public")
    : undefined;

type Alarms = Extract<Input, { part: "alarms" }>["value"];

const onceEach = ({ emails, phones, webhookUrl }: Alarms) => ({
  emails: [...new Set(emails)],
  phones: [...new Set(phones)],
  webhookUrl,
});
