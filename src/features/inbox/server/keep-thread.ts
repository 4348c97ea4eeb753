import { personEmailKey } from "#domain/person/match-person.ts";
import { accept, refuse } from "#domain/result.ts";
import { phoneDigits } from "#domain/text/phone-number.ts";
import type { Context } from "#platform/context.ts";
import { recordEditor } from "#platform/edit-record.ts";
import {
  insertThread,
  lockThread,
  lockThreadOfRoot,
  lockThreadWithoutRoot,
  type ThreadRow,
  updateThread,
} from "./store.ts";
import { findNameOf, findRecord, findRoot, type SenderKey } from "./views.ts";

/** The one way a thread changes: a colleague who still has the one before on screen hears of it before they send. */
const editor = recordEditor<ThreadRow>({
  lock: lockThread,
  update: updateThread,
});
export const editThread = editor.edit;

export const senderKeyOf = (channel: string, from: string): SenderKey =>
  from.includes("@") || channel === "email"
    ? { kind: "email", key: personEmailKey(from) || from.trim().toLowerCase() }
    : { kind: "phone", key: phoneDigits(from) };

type Beginning = {
  readonly root: string | null;
  readonly personId: string | null;
  readonly contact: string;
  readonly name: string;
};

/** The thread of a record, a person or a stranger under lock, opened where there is none yet. */
export async function openThread(ctx: Context, { root, personId, contact, name }: Beginning): Promise<ThreadRow> {
  const find = () =>
    root === null ? lockThreadWithoutRoot(ctx.db, { personId, contact }) : lockThreadOfRoot(ctx.db, root);
  const existing = await find();
  if (existing) return existing;
  await insertThread(ctx.db, {
    id: ctx.newId(),
    root,
    personId,
    contact: root === null && personId === null ? contact : "",
    name: name.slice(0, 200),
    lastAt: ctx.now,
    lastChannel: "note",
    lastDirection: "note",
    createdAt: ctx.now,
  });
  const opened = await find();
  if (!opened) throw new Error(`The thread ${root ?? contact} was neither there nor opened.`);
  return opened;
}

/** The thread of a booking or an enquiry. */
export async function openThreadOf(ctx: Context, record: string): Promise<ThreadRow | undefined> {
  const root = await findRoot(ctx.db, record);
  const facts = (await findRecord(ctx.db, root)) ?? (await findRecord(ctx.db, record));
  if (!facts) return undefined;
  return openThread(ctx, { root, personId: facts.personId, contact: "", name: facts.name });
}

export const isRecord = (thread: string): boolean => thread.includes(":");

/** Under lock as our colleague saw it: by its number, or by its booking or enquiry where nothing was written in it yet. */
export async function lockSeenThread(ctx: Context, { thread, version }: { thread: string; version: number }) {
  const row = isRecord(thread) ? await openThreadOf(ctx, thread) : await lockThread(ctx.db, thread);
  if (!row) return refuse("not_found");
  // One that this very call has opened is at its first version, which no one has seen.
  const isNew = version === 0 && row.version === 1 && row.lastDirection === "note" && row.lastText === "";
  if (isNew || version === row.version) return accept(row);
  return refuse("changed_meanwhile", {
    version: row.version,
    last_direction: row.lastDirection,
    last_text: row.lastText,
    by: await findNameOf(ctx.db, row.assignedTo),
  });
}

export const previewOf = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, 200);
