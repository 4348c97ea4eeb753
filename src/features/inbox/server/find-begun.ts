import type { Context } from "#platform/context.ts";
import { isRecord } from "./keep-thread.ts";
import { findRecord, findRoot, findThread, findThreadByRoot } from "./views.ts";

export type Begun = Pick<
  NonNullable<Awaited<ReturnType<typeof findThread>>>,
  "root" | "personId" | "version" | "name" | "waitsFor" | "isUnread" | "assignedTo" | "answerDueAt"
> & { readonly id: string | null; readonly writingBy: string | null; readonly writingUntil: Date | null };

/** The thread, or what it would be: no one has written in it yet. */
export async function findBegun(ctx: Context, thread: string): Promise<Begun | undefined> {
  if (!isRecord(thread)) return findThread(ctx.db, thread);
  const root = await findRoot(ctx.db, thread);
  const existing = await findThreadByRoot(ctx.db, root);
  if (existing) return existing;
  const facts = await findRecord(ctx.db, thread);
  const unwritten = { id: null, version: 0, waitsFor: "no_one", isUnread: false, assignedTo: null } as const;
  const silent = { answerDueAt: null, writingBy: null, writingUntil: null };
  return facts && { ...unwritten, ...silent, root, personId: facts.personId, name: facts.name };
}
