import { dialledNumber } from "#domain/channel/dialled-number.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { chatContract } from "../contract.ts";

type Input = ParsedOf<typeof chatContract.leaveMessage>;

/** Puts a visitor’s message in our team’s inbox, with the chat before it. */
export async function leaveMessage(ctx: Context, input: Input) {
  if (input.website !== "") return accept({});
  const { reference, code } = input;
  const booking = reference ? await ctx.bookings.open(ctx, { reference, code }) : undefined;
  if (booking && !booking.ok) return booking;
  await ctx.inbox.take(ctx, {
    channel: "chat",
    provider: "chat",
    providerId: ctx.newId(),
    from: input.contact.includes("@") ? input.contact : (dialledNumber(input.contact) ?? input.contact),
    name: input.name,
    text: withConversation(input),
    at: ctx.now,
    record: booking ? `booking:${booking.value.reference}` : null,
  });
  return accept({});
}

const turnsKept = 12;

/** Includes the earlier conversation, so that no one has to repeat it. */
function withConversation({ text, conversation }: Input): string {
  const turns = conversation
    .slice(-turnsKept)
    .map(({ role, content }) => `${role === "user" ? "Visitor" : "Assistant"}: ${content}`);
  return turns.length > 0 ? `${text}\n\nIn the chat before:\n${turns.join("\n")}` : text;
}
