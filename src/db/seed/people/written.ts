import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { tasks } from "#db/schema/crm.ts";
import { mailNotices, suppressedAddresses, wordVersions } from "#db/schema/email.ts";
import { people } from "#db/schema/people.ts";
import { subquery } from "#db/subquery.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { random } from "../random.ts";
import { type SeedClock, seedClock } from "../seed-clock.ts";
import { runCampaigns } from "./sent-campaigns.ts";

/** Messages of the past: to those who can sign in, in a campaign, and what came back. */
export async function seedWritten(db: Database, today: Date): Promise<void> {
  const clock = seedClock(today);
  const [admin] = await db.select().from(users).where(eq(users.email, "admin@demo.example"));
  if (!admin) return;
  await writeToCustomers(db, clock);
  await writeToPartners(db, clock);
  await writeToDrivers(db, clock);
  await writeToTeam(db, clock);
  await returnEmails(db, clock);
  await runCampaigns(db, clock, admin.id);
  await editWords(db, clock, admin);
  await assignWork(db);
  await readSome(db, clock);
}

/** As plain as the first line of the real email; the demo’s own emails are written by the code that sends them. */
const html = sql`'<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body style="font-family:sans-serif;padding:24px;line-height:1.6;color:#10293f;background:#faf6ee"><h1 style="font-size:22px">' || said.subject || '</h1><p>' || said.body || '</p><p>The Cape Town Shuttle team</p></body></html>'`;

const write = (db: Database, clock: SeedClock, said: ReturnType<typeof sql>) =>
  db.execute(sql`
    insert into messages (id, key, template, recipient, subject, html, body, state, attempts, about, created_at, sent_at)
    select uuid_at(said.at), said.key, said.template, said.recipient, said.subject, ${html}, said.body, 'kept', 1, said.about,
      said.at, said.at
    from (${said}) said where said.at < ${clock.reached.toISOString()}::timestamptz on conflict (key) do nothing`);

const local = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'Africa/Johannesburg', 'Dy DD Mon YYYY, HH24:MI')`);

/** The confirmation and the driver of what the demo customer has booked, and of the regulars’ latest trips. */
async function writeToCustomers(db: Database, clock: SeedClock): Promise<void> {
  const theirs = sql`b.state in ('confirmed', 'completed') and not b.is_test and b.email <> '' and b.pickup_at > ${clock.at(-40).toISOString()}::timestamptz
    and (lower(b.email) in (select lower(email) from users) or b.person_id in (select id from people where bookings > 2))`;
  await write(
    db,
    clock,
    sql`select 'booking-confirmed:' || b.reference as key, 'booking-confirmed' as template, b.email as recipient,
      'Booking ' || b.reference || ' confirmed' as subject,
      'Hi ' || b.first_name || ', your booking ' || b.reference || ' is confirmed and your vehicle is reserved. Pickup: ' || ${local("b.pickup_at")} || ', ' || b.pickup_location || '.' as body,
      'booking:' || b.reference as about, b.created_at + interval '4 minutes' as at
      from bookings b where ${theirs}`,
  );
  await write(
    db,
    clock,
    sql`select 'driver-details:' || t.id as key, 'driver-details' as template, b.email as recipient,
      'Your driver for ' || ${local("t.pickup_at")} || ' (' || b.reference || ')' as subject,
      'Hi ' || b.first_name || ', ' || d.first_name || ' will drive you. Number plate: ' || v.plate || '.' as body,
      'booking:' || b.reference as about, t.pickup_at - interval '18 hours' as at
      from bookings b join trips t on t.booking_id = b.id
      join assignments a on a.trip_id = t.id and a.state in ('accepted', 'active', 'completed')
      join drivers d on d.id = a.driver_id join vehicles v on v.id = a.vehicle_id where ${theirs}`,
  );
}

/** Copies for the partners through whom a booking came: to those who sign in for them. */
const writeToPartners = (db: Database, clock: SeedClock) =>
  write(
    db,
    clock,
    sql`select 'partner-copy:confirmed:' || b.reference || ':' || u.email as key, 'partner-copy' as template, u.email as recipient,
      'Booking ' || b.reference || ' confirmed' as subject,
      'A booking that came through you is confirmed. Pickup: ' || ${local("b.pickup_at")} || '.' as body,
      'booking:' || b.reference as about, b.created_at + interval '5 minutes' as at
      from bookings b join organisation_members m on m.organisation_id in (b.partner_id, b.organisation_id)
      join users u on u.id = m.user_id
      where b.state in ('confirmed', 'completed') and not b.is_test and u.email like '%@demo.example'
        and b.created_at > ${clock.at(-30).toISOString()}::timestamptz`,
  );

const writeToDrivers = (db: Database, clock: SeedClock) =>
  write(
    db,
    clock,
    sql`select 'driver-assigned:' || a.id as key, 'driver-assigned' as template, u.email as recipient,
      'Your trip ' || b.reference || ' on ' || ${local("t.pickup_at")} as subject,
      'Trip ' || b.reference || ' on ' || ${local("t.pickup_at")} || ' is assigned to you. Pickup: ' || b.pickup_location || '.' as body,
      'booking:' || b.reference as about, least(a.created_at, t.pickup_at - interval '20 hours') as at
      from assignments a join trips t on t.id = a.trip_id join bookings b on b.id = t.booking_id
      join drivers d on d.id = a.driver_id join users u on u.id = d.user_id
      where u.email = 'driver@demo.example' and t.pickup_at > ${clock.at(-20).toISOString()}::timestamptz`,
  );

/** To the company’s own address, for those who run it. */
const writeToTeam = (db: Database, clock: SeedClock) =>
  write(
    db,
    clock,
    sql`select 'new-booking:' || b.reference as key, 'new-booking' as template, coalesce(c.details ->> 'email', 'hello@capetownshuttle.example') as recipient,
      'New booking ' || b.reference || ': confirmed' as subject,
      b.first_name || ' ' || b.last_name || ' booked for ' || ${local("b.pickup_at")} || ', ' || b.passengers || ' passengers.' as body,
      'booking:' || b.reference as about, b.created_at as at
      from bookings b cross join (select details from company_settings limit 1) c
      where b.state = 'confirmed' and not b.is_test and b.created_at > ${clock.at(-4).toISOString()}::timestamptz`,
  );

const returned = [
  ["hard", "5.1.1", "The email account that you tried to reach does not exist.", 9],
  ["hard", "5.1.2", "Domain not found: the address may be mistyped.", 4],
  ["complaint", "", "Reported as spam by its reader.", 6],
] as const;

/** Two addresses that don’t exist and one complaint, each with its task. */
async function returnEmails(db: Database, clock: SeedClock): Promise<void> {
  const luck = random("returned");
  const whose = await db
    .select({ email: people.email })
    .from(people)
    .where(subquery`${people.bookings} between 1 and 2 and ${people.email} <> '' and ${people.mergedInto} is null
      and not exists (select from users u where lower(u.email) = lower(${people.email}))
      and not exists (select from company_travellers t where lower(t.email) = lower(${people.email}))`)
    .orderBy(sql`${people.lastSeenAt} desc`, people.email)
    .limit(returned.length);
  for (const [at, { email }] of whose.entries()) {
    const [kind, status, detail, days] = returned[at] ?? returned[0];
    const address = email.toLowerCase();
    const when = clock.at(-days, 640);
    await db
      .insert(mailNotices)
      .values({ id: luck.id(when), sourceId: `demo-${at}`, address, kind, status, detail, at: when });
    const said = [status, detail].filter(Boolean).join(" ");
    await db.insert(suppressedAddresses).values({ address, reason: kind, detail: said, since: when });
    const isComplaint = kind === "complaint";
    await db.insert(tasks).values({
      id: luck.id(when),
      kind: isComplaint ? "answer_complaint" : "call_bounced",
      subjectKind: "email_address",
      subjectId: address,
      title: isComplaint
        ? `${address} reported our email as spam: find out why`
        : `Email to ${address} doesn’t arrive: call`,
      dueAt: when,
      createdAt: when,
      ...(at === 0 && { state: "done" as const, doneAt: addMinutes(when, 90) }),
    });
  }
}

/** Two versions of one email’s words, with the reason of each. */
async function editWords(db: Database, clock: SeedClock, { id, name }: { id: string; name: string }): Promise<void> {
  const luck = random("words");
  const by = { kind: "lost-item-update", authorId: id, author: name };
  await db.insert(wordVersions).values([
    {
      ...by,
      id: luck.id(clock.at(-11, 560)),
      version: 1,
      texts: { subject_reported: "We’ve started looking for your item" },
      reason: "Says that we’re already at it",
      createdAt: clock.at(-11, 560),
    },
    {
      ...by,
      id: luck.id(clock.at(-5, 610)),
      version: 2,
      texts: {
        subject_reported: "We’ve started looking for your item",
        found: "Your driver has found it. We’ll contact you about how to return it, and keep it for three months.",
      },
      reason: "Customers asked how long 90 days are",
      createdAt: clock.at(-5, 610),
    },
  ]);
}

/** Tasks of colleagues came from the super-user, so that each finds them in their notifications. */
const assignWork = (db: Database) =>
  db.execute(sql`
    update tasks set assigned_at = created_at, assigned_by = (select id from users where email = 'super@demo.example')
    where assigned_to is not null`);

/** Those who sign in find the last days unread, and customers the last weeks. */
async function readSome(db: Database, clock: SeedClock): Promise<void> {
  await db.execute(sql`
    insert into notice_reads (user_id, item, read_at) select u.id, 'all', case when exists (select from user_roles r where r.user_id = u.id)
      then ${clock.at(-2, 720).toISOString()}::timestamptz else ${clock.at(-20).toISOString()}::timestamptz end from users u`);
}
