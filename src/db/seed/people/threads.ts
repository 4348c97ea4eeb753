import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { cannedReplies, inboundMessages, threads, threadWords } from "#db/schema/inbox.ts";
import { messages } from "#db/schema/platform.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { random } from "../random.ts";
import { seedClock } from "../seed-clock.ts";

type Said = {
  readonly by: "them" | "us" | "note" | "call";
  readonly channel: "email" | "whatsapp" | "sms" | "chat";
  /** Minutes before the demo’s present. */
  readonly ago: number;
  readonly text: string;
};
const them = (channel: Said["channel"], ago: number, text: string): Said => ({ by: "them", channel, ago, text });
const us = (channel: Said["channel"], ago: number, text: string): Said => ({ by: "us", channel, ago, text });
const noted = (by: "note" | "call", ago: number, text: string): Said => ({ by, channel: "chat", ago, text });

/** Each about a booking that is ahead. */
const conversations: readonly (readonly Said[])[] = [
  [
    them("whatsapp", 190, "Hi, we’re three with two surfboards. Do they fit?"),
    us("whatsapp", 178, "They do, up to 2.4 m. Your driver folds a seat for them."),
    them("whatsapp", 24, "Great. Could we leave half an hour earlier?"),
  ],
  [
    them("email", 1500, "Could you send the invoice to my company? The details are below.\n\nAtlas Trading (Pty) Ltd"),
    us("email", 1440, "Of course. The invoice is on its way to you, made out to Atlas Trading."),
  ],
  [
    noted("call", 320, "Asked whether the driver speaks German. He doesn’t; she is fine with English."),
    them("sms", 45, "Sorry, wrong terminal in my booking. We land at domestic arrivals."),
  ],
  [
    them(
      "chat",
      62,
      "Is a booster seat really free? It says so on the page.\n\nIn the chat before:\nVisitor: child seats",
    ),
  ],
  [
    them("email", 2900, "My mother uses a folding wheelchair. Is that possible?"),
    us("email", 2840, "Yes. It fits into the boot, and the driver will help her in."),
    them("email", 2700, "Thank you, that’s a relief."),
    noted("note", 2690, "Told dispatch: a driver who can lift."),
  ],
  [them("whatsapp", 15, "My flight BA 59 is delayed by two hours. Will someone still be there?")],
  [
    us("sms", 600, "Your pickup place is the service road behind the hotel, by the barrier."),
    them("sms", 580, "OK thanks"),
  ],
  [
    them("whatsapp", 130, "Can the guide tell us about Bo-Kaap on the way?"),
    us("whatsapp", 90, "With pleasure. It adds about 40 minutes."),
  ],
];

const kept = [
  ["On our way to you", "Hi {first_name}, we have your message about {reference} and will answer within the hour."],
  [
    "Where to meet the driver",
    "Your driver waits in the arrivals hall with your name on a board. Pickup: {pickup_time}. Your booking: {manage_link}",
  ],
  ["Link to pay", "Here you can pay for {reference} by card or instant EFT: {pay_link}"],
  [
    "Child seats",
    "Infant, toddler and booster seats are free. Tell us the age of each child, or enter it here: {manage_link}",
  ],
  [
    "Luggage",
    "Each passenger brings one large bag and one small one. Surfboards and golf bags are welcome, please tell us before.",
  ],
  ["Review", "Thank you for travelling with us, {first_name}. {our_name}, {company}"],
] as const;

/** Threads over every channel, so that the inbox lives: open ones, answered ones, and some of people we do not know. */
export async function seedThreads(db: Database, today: Date): Promise<void> {
  const clock = seedClock(today);
  const luck = random("threads");
  const [admin] = await db.select().from(users).where(eq(users.email, "admin@demo.example"));
  await db.execute(sql`
    insert into threads (id, root, person_id, name, waits_for, is_unread, answer_due_at, last_at, last_channel, last_direction, last_text, created_at)
    select uuid_at(e.created_at), 'enquiry:' || e.reference, e.person_id, e.name,
      case when e.state = 'new' then 'team' when e.state in ('won', 'lost') then 'no_one' else 'customer' end,
      e.state = 'new', case when e.state = 'new' then e.response_due_at end, e.created_at, 'form', 'in', left(e.message, 200), e.created_at
    from enquiries e where e.state not in ('spam', 'duplicate') on conflict do nothing`);
  const ahead = await db
    .select()
    .from(bookings)
    .where(
      sql`${bookings.state} = 'confirmed' and ${bookings.pickupAt} > ${clock.at(1).toISOString()}::timestamptz
        and ${bookings.phone} like '+%' and ${bookings.personId} is not null and ${bookings.partnerId} is null`,
    )
    .orderBy(bookings.pickupAt, bookings.id)
    .limit(conversations.length);
  const write = writerOf(db, clock.reached, admin ?? null);
  for (const [at, booking] of ahead.entries()) {
    const { reference, personId, firstName, lastName, email, phone } = booking;
    const said = conversations[at] ?? [];
    await write(said, {
      root: `booking:${reference}`,
      personId,
      name: `${firstName} ${lastName}`,
      email,
      phone,
      isMine: at % 3 === 1,
    });
  }
  const unknown = { root: null, personId: null, isMine: false };
  await write([them("email", 210, "Do you rent out vehicles without a driver?")], {
    ...unknown,
    name: "office@harbourview.example",
    email: "office@harbourview.example",
    phone: "",
  });
  await write([them("sms", 350, "Is this the number of the shuttle?")], {
    ...unknown,
    name: "+27825550148",
    email: "",
    phone: "+27825550148",
  });
  await db
    .insert(cannedReplies)
    .values(kept.map(([title, text]) => ({ id: luck.id(clock.at(-40)), title, text, createdAt: clock.at(-40, 600) })));
}

type Whose = {
  readonly root: string | null;
  readonly personId: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly isMine: boolean;
};
type Colleague = { readonly id: string; readonly name: string } | null;

const directions = { them: "in", us: "out", call: "note", note: "note" } as const;

function writerOf(db: Database, now: Date, colleague: Colleague) {
  const luck = random("what was said");
  const author = { authorId: colleague?.id ?? null, author: colleague?.name ?? "Our team" };
  return async (said: readonly Said[], { root, personId, name, email, phone, isMine }: Whose) => {
    const dated = said.map((one) => ({ ...one, at: addMinutes(now, -one.ago) }));
    const last = dated.at(-1);
    const first = dated[0];
    if (!last || !first) return;
    const id = luck.id(first.at);
    const isOurs = last.by === "them";
    const contact = root === null && personId === null ? email || phone.replace(/^\+27/, "") : "";
    await db.insert(threads).values({
      id,
      root,
      personId,
      contact,
      name,
      waitsFor: isOurs ? "team" : "customer",
      isUnread: isOurs && last.ago < 200,
      assignedTo: isMine ? (colleague?.id ?? null) : null,
      answerDueAt: isOurs ? addMinutes(last.at, last.channel === "email" ? 24 * 60 : 120) : null,
      lastAt: last.at,
      lastChannel: last.by === "note" || last.by === "call" ? last.by : last.channel,
      lastDirection: directions[last.by],
      lastText: last.text.slice(0, 200),
      createdAt: first.at,
    });
    for (const one of dated) {
      const words = { id: luck.id(one.at), threadId: id };
      const { at, text, channel } = one;
      const isMail = channel === "email" || (channel === "chat" && phone === "");
      if (one.by === "them") {
        const from = { sender: isMail ? email : phone, provider: "demo", providerId: words.id };
        const subject = channel === "email" ? "A question" : "";
        await db.insert(inboundMessages).values({
          ...words,
          ...from,
          channel,
          personId,
          name,
          subject,
          text,
          receivedAt: at,
          isKnown: root !== null,
        });
        continue;
      }
      const kind = one.by === "us" ? ("answer" as const) : one.by;
      await db.insert(threadWords).values({
        ...words,
        ...author,
        kind,
        channel: one.by === "us" ? channel : "",
        caller: one.by === "call" ? name : "",
        text,
        createdAt: at,
      });
      if (one.by !== "us" || channel === "chat") continue;
      const key = `thread-answer:${words.id}`;
      await db.insert(messages).values({
        id: luck.id(at),
        key: channel === "email" ? key : `${channel}:${key}`,
        template: channel === "email" ? "thread-answer" : "team_answer",
        channel,
        recipient: channel === "email" ? email : phone,
        subject: channel === "email" ? "Re: A question" : "Our team’s answer",
        html: "",
        body: text,
        state: "sent",
        sentAt: at,
        deliveredAt: channel === "email" ? null : addMinutes(at, 1),
        about: root,
        inReplyToThread: id,
        createdAt: at,
      });
    }
  };
}
