import type { Database } from "#db/connect.ts";
import type { Actor } from "#domain/account/roles.ts";
import type { Call } from "./contract.ts";
import type { Reply } from "./replies.ts";

/** Closes calls that write, for a time. */
export type Gate = {
  /** The refusal of this call now, or nothing. */
  refuse(
    call: Call,
    asker: { readonly actor: Actor; readonly db: Database; readonly now: Date },
  ): Promise<Reply | undefined>;
};
