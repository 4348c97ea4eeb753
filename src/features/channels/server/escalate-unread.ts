import { eventRules, type PhoneChannel, phoneChannels } from "#domain/channel/channel-rules.ts";
import type { ChannelEvent } from "#domain/channel/event-words.ts";
import { nextChannel, unreadMinutes, waitsUntil } from "#domain/channel/plan-channels.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { lockUnread, markEscalated, overtakable, type UnreadText } from "#platform/texts/unread-texts.ts";
import { findChannelSettings } from "./views.ts";

/** An hour after the pickup no text helps any more. */
const uselessAfterHours = 1;

/** By the clock: what a trip needs and no phone has got goes by the next channel, and after the last someone calls. Each once. */
export async function escalateUnread(ctx: Context): Promise<void> {
  const limits = {
    sentBefore: addMinutes(ctx.now, -unreadMinutes),
    neededAfter: addHours(ctx.now, -uselessAfterHours),
  };
  const unread = await lockUnread(ctx.db, limits);
  if (unread.length === 0) return;
  const { choices } = await findChannelSettings(ctx.db);
  const connected = phoneChannels.filter((channel) => ctx.texts.gateways[channel]);
  for (const row of unread) {
    const event = row.event as ChannelEvent;
    // At night another channel would wake someone as the first would have: what can wait is looked at in the morning.
    if (waitsUntil({ event, neededAt: row.neededAt, now: ctx.now })) continue;
    await markEscalated(ctx.db, row.id, ctx.now);
    const text = overtakable(row);
    if (text && (await ctx.texts.isOvertaken(ctx.db, text))) continue;
    const next = nextChannel(event, row.channel as PhoneChannel, choices, connected);
    if (next) await ctx.textBy(row, next);
    else await wantCall(ctx, row);
  }
}

async function wantCall(ctx: Context, row: UnreadText): Promise<void> {
  const { to, label } = eventRules[row.event as ChannelEvent];
  const reference = row.about?.split(":")[1] ?? "";
  await ctx.emit({
    type: "task.wanted",
    kind: `call_unread_${to}`,
    subjectKind: "message",
    subjectId: row.id,
    title: [reference, `call the ${to} on ${row.recipient}, our text “${label}” has not arrived`]
      .filter(Boolean)
      .join(": "),
    dueAt: ctx.now.toISOString(),
  });
}
