import type { Database } from "#db/connect.ts";
import type { Actor } from "#domain/account/roles.ts";
import type { Call } from "./contract.ts";
import type { Reply } from "./replies.ts";

/** Closes writing calls for a time. */
export type Gate = {
  /** Why this call is refused now; undefined if it isn’t. */
  refuse(
    call: Call,
    asker: { readonly actor: Actor; readonly db: Database; readonly now: Date },
  ): Promise<Reply | undefined>;
};
