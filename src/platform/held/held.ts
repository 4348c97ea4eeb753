import type { Database } from "#db/connect.ts";
import type { Actor } from "#domain/account/roles.ts";
import type { UndoRules } from "#domain/undo/undo-window.ts";
import type { Holding } from "./holding.ts";

export type Held = Pick<Holding, "title" | "kind"> & {
  readonly id: string;
  readonly seconds: number;
  readonly until: Date;
  /** Its records, and the words of its author: a form that gets them back finds itself by these. */
  readonly subjects: readonly string[];
  readonly draft: string;
};

/** Of which record, by its ids and references; what the actor did is no news to them. */
type ChangeQuery = { readonly ids: readonly string[]; readonly actor: Actor; readonly now: Date };

type StateMove = { readonly id: string; readonly from: never; readonly to: never };

declare module "../context.ts" {
  interface Handed {
    readonly undo: {
      rules(db: Database): Promise<UndoRules>;
      /** Someone else’s last change to a record, in a sentence: for those of our team whose screen shows it as it was. */
      lastChange(db: Database, asked: ChangeQuery): Promise<string | undefined>;
      /** Table → the line in its history for a move that was undone; false where undoing may not lead there. */
      readonly histories: Readonly<
        Record<string, (ctx: import("../context.ts").Context, move: StateMove) => Promise<boolean>>
      >;
    };
  }
}
