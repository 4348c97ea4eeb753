import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import { spacedPhone } from "#domain/text/phone-number.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { inboxContract, ThreadLine } from "../contract.ts";
import { countThreads, findThreads } from "./views.ts";

export async function listThreads(ctx: Context, input: ParsedOf<typeof inboxContract.listThreads>) {
  const me = personAsking(ctx.actor);
  const { filter, search, size } = input;
  const after = timeKey.read(input.after);
  const found = await findThreads(ctx.db, { filter, search, me }, { after, size: size + 1 });
  const { rows, next } = pageOf(found, size, ({ thread }) => timeKey.write({ at: thread.lastAt, id: thread.id }));
  return accept({ threads: rows.map((row) => lineOf(row, me)), next, counts: await countThreads(ctx.db, me) });
}

type Row = Awaited<ReturnType<typeof findThreads>>[number];

const lineOf = ({ thread, firstName, lastName, assignedName }: Row, me: string): ThreadLine => ({
  id: thread.id,
  name: [firstName, lastName].filter(Boolean).join(" ") || spacedPhone(thread.name) || thread.contact || "Unknown",
  reference: thread.root?.split(":")[1] ?? null,
  waits_for: thread.waitsFor,
  is_unread: thread.isUnread,
  assigned_to: thread.assignedTo === null ? null : { id: thread.assignedTo, name: assignedName ?? "a colleague" },
  assigned_to_me: thread.assignedTo === me,
  answer_due_at: thread.answerDueAt?.toISOString() ?? null,
  last: {
    at: thread.lastAt.toISOString(),
    channel: thread.lastChannel,
    direction: thread.lastDirection,
    text: thread.lastText,
  },
});
