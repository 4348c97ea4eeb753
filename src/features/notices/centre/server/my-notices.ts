import { readUntil } from "#domain/message/notice-rules.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { centreContract } from "../contract.ts";
import { readAs } from "./read-as.ts";
import { findAllRead, findNotices } from "./views.ts";

/** Nothing is written for it: each line is a message or a record that is kept anyway. */
export async function myNotices(ctx: Context, { after, size }: ParsedOf<typeof centreContract.myNotices>) {
  const reader = await readAs(ctx);
  const until = readUntil(await findAllRead(ctx.db, reader.userId), ctx.now);
  const key = timeKey.read(after);
  const found = await findNotices(ctx.db, reader, {
    now: ctx.now,
    readUntil: until,
    size: size + 1,
    ...(key && { after: key }),
  });
  const { rows, next } = pageOf(found, size, ({ at, id }) => timeKey.write({ at, id }));
  return accept({
    notices: rows.map(({ at, detail, ...row }) => ({ ...row, at: at.toISOString(), detail: inOneLine(detail) })),
    next,
  });
}

const shownLetters = 160;

function inOneLine(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > shownLetters ? `${line.slice(0, shownLetters - 1).trimEnd()}…` : line;
}
