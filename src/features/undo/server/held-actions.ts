import { mayDo, type PermittedAction, partiesOf } from "#domain/account/permissions.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { accept } from "#domain/result.ts";
import { changeSentence } from "#domain/undo/change-words.ts";
import type { Context } from "#platform/context.ts";
import { findHeld } from "#platform/held/undo-held.ts";
import { latestChange } from "./last-change.ts";
import { findNames } from "./views.ts";

/** Actions on a record that can still be undone, shown to everyone who has it open; each may undo what they may do. */
export async function heldActions(ctx: Context, { subject }: { subject: string }) {
  const rows = (await findHeld(ctx, subject)).filter(({ permission }) =>
    mayDo(permission as PermittedAction, partiesOf(ctx.actor), "other"),
  );
  const names = await findNames(
    ctx.db,
    rows.map(({ actor }) => actor),
  );
  const me = nameOfActor(ctx.actor);
  const change = await latestChange(ctx.db, {
    ids: [subject.slice(subject.indexOf(":") + 1)],
    actor: ctx.actor,
    now: ctx.now,
  });
  return accept({
    actions: rows.map(({ id, title, actor, until }) => ({
      id,
      title,
      by: names.get(actor) ?? "Our team",
      is_mine: actor === me,
      seconds_left: Math.ceil((until.getTime() - ctx.now.getTime()) / 1000),
    })),
    changed: change ? { sentence: changeSentence(change.by, change, ctx.now), at: change.at.toISOString() } : null,
    now: ctx.now.toISOString(),
  });
}
