import { knownSecrets } from "#domain/health/known-secrets.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findMarks } from "./views.ts";

/** As far as a use case may know: which are set, and which are for trying only. */
export type SecretFacts = { readonly set: readonly string[]; readonly sandbox: readonly string[] };

declare module "#platform/context.ts" {
  interface Handed {
    readonly secrets: SecretFacts;
  }
}

export async function secretsStatus(ctx: Context, _input: object) {
  const marks = new Map((await findMarks(ctx.db)).map((row) => [row.name, row.changedAt]));
  return accept({
    secrets: knownSecrets.map((secret) => {
      const isSet = ctx.secrets.set.includes(secret.name);
      return {
        ...secret,
        is_set: isSet,
        is_sandbox: ctx.secrets.sandbox.includes(secret.name),
        changed_at: isSet ? (marks.get(secret.name)?.toISOString() ?? null) : null,
      };
    }),
  });
}
