import { type Actor, isStaff, nameOfActor } from "#domain/account/roles.ts";
import { addHours } from "#domain/time/local-time.ts";
import { changeSentence } from "#domain/undo/change-words.ts";
import type { Context } from "#platform/context.ts";
import { findLatestChange } from "./change-views.ts";

/** How long a change is shown. */
const newsHours = 12;

type ChangeQuery = { readonly ids: readonly string[]; readonly actor: Actor; readonly now: Date };

/** Someone else’s last change to a record, in a sentence. For our team only. */
export async function lastChange(db: Context["db"], query: ChangeQuery): Promise<string | undefined> {
  const found = await latestChange(db, query);
  return found && changeSentence(found.by, found, query.now);
}

export async function latestChange(db: Context["db"], { ids, actor, now }: ChangeQuery) {
  if (!isStaff(actor) || ids.length === 0) return undefined;
  return findLatestChange(db, { ids, except: nameOfActor(actor), since: addHours(now, -newsHours) });
}
