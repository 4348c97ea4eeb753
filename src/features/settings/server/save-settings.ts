import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { settingsContract } from "../contract.ts";
import { writePart } from "./write-part.ts";

type Input = ParsedOf<typeof settingsContract.saveSettings>;

export async function saveSettings(ctx: Context, input: Input) {
  return writePart(ctx, input.part === "alarms" ? { ...input, value: onceEach(input.value) } : input);
}

/** Addresses inside our network are refused by the rule that guards the posting. A name server may take seconds. */
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
