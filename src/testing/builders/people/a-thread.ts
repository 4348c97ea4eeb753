import { eq } from "drizzle-orm";
import { bookings } from "#db/schema/booking.ts";
import { threads } from "#db/schema/inbox.ts";
import { addHours } from "#domain/time/local-time.ts";
import { openTexts } from "#features/channels/server/open-texts.ts";
import { readThread } from "#features/inbox/server/read-thread.ts";
import { takeMessage } from "#features/inbox/server/take-message.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { handing } from "../../test-config.ts";
import { aBooking } from "../booking/a-booking.ts";

const silent = (provider: string) => ({
  provider,
  knowsRepeats: true,
  send: () => Promise.reject(new Error("not asked")),
});
const texts = openTexts({ whatsapp: silent("whatsapp"), sms: silent("bulksms") });

/** A member of the demo company’s team, with phones connected. */
export async function atTheInbox(ctx: Context, name = "admin"): Promise<Context> {
  const [person] = (await ctx.db.execute<{ id: string }>(`select id from users where email = '${name}@demo.example'`))
    .rows;
  const actor = { kind: "person", userId: person?.id ?? "", roles: ["admin"] } as const;
  return { ...handing(ctx, {}), texts, actor };
}

/** Zola Dube, who travels tomorrow, messages on WhatsApp. */
export async function aThread(ctx: Context) {
  const facts = { phone: "082 555 0177", email: "zola@example.com", firstName: "Zola", lastName: "Dube" };
  const pickupAt = addHours(testNow, 20);
  await ctx.db.insert(bookings).values(aBooking({ reference: "CTS-BBBBBB", state: "confirmed", ...facts, pickupAt }));
  const message = {
    channel: "whatsapp",
    provider: "whatsapp",
    providerId: newId(),
    from: "+27825550177",
    name: "",
  } as const;
  await takeMessage(ctx, { ...message, text: "May we leave at ten?", at: testNow });
  const [thread] = await ctx.db.select().from(threads).where(eq(threads.root, "booking:CTS-BBBBBB"));
  if (!thread) throw new Error("no thread");
  return thread;
}

export const readInFull = async (ctx: Context, thread: string) => {
  const result = await readThread(ctx, { thread, before: undefined });
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};
