import { knownSecrets, webhookSecret } from "#domain/health/known-secrets.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findMarks, hasWebhook } from "./views.ts";

/** The facts that a use case may know: which secrets are set, and which are samples only. */
export type SecretFacts = { readonly set: readonly string[]; readonly sandbox: readonly string[] };

declare module "#platform/context.ts" {
  interface Handed {
    readonly secrets: SecretFacts;
  }
}

export async function secretsStatus(ctx: Context, _input: object) {
  const marks = new Map((await findMarks(ctx.db)).map((row) => [row.name, row.changedAt]));
  const since = (name: string) => marks.get(name)?.toISOString() ?? null;
  const secrets = knownSecrets.map((secret) => {
    const isSet = ctx.secrets.set.includes(secret.name);
    const isSandbox = ctx.secrets.sandbox.includes(secret.name);
    return { ...secret, is_set: isSet, is_sandbox: isSandbox, changed_at: isSet ? since(secret.name) : null };
  });
  const isSigned = await hasWebhook(ctx.db);
  const ofWebhook = { is_set: isSigned, is_sandbox: false, changed_at: isSigned ? since("APP_SECRET") : null };
  return accept({ secrets: [...secrets, { ...webhookSecret, ...ofWebhook }] });
}
