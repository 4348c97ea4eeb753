import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { people, personBlocks, personConsents, personNotes } from "#db/schema/people.ts";
import { consentWordings } from "#domain/person/consent.ts";
import { random } from "../random.ts";
import { seedClock } from "../seed-clock.ts";
import { demoCustomer } from "./people.ts";

const luck = () => random("customers");

/** Our team’s knowledge of its customers. Who they are follows from their bookings: the database has made the people. */
export async function seedCustomers(db: Database, today: Date): Promise<void> {
  const clock = seedClock(today);
  // A booking that was made earlier may have been written later.
  await db.execute(sql`
    update people p set first_seen_at = b.first_at from (
      select person_id, min(created_at) as first_at from bookings group by person_id) b
    where b.person_id = p.id and b.first_at < p.first_seen_at`);
  const regulars = await db
    .select({ id: people.id, email: people.email })
    .from(people)
    .where(sql`${people.bookings} > 3`)
    .orderBy(sql`${people.bookings} desc`, people.email)
    .limit(12);
  const [admin] = await db.select().from(users).where(eq(users.email, "admin@demo.example"));
  await tagRegulars(
    db,
    regulars.map(({ id }) => id),
  );
  await rememberEmily(db, clock.at(-20, 600), admin);
  await recordConsents(db, regulars, clock.at(-30, 600));
  await blockOne(db, clock.at(-9, 900), admin?.id ?? null);
  await mergeCaller(db, clock.at(-3, 660), admin?.id ?? null);
}

type Colleague = { id: string; name: string } | undefined;

async function tagRegulars(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(people)
    .set({ tags: ["regular"] })
    .where(inArray(people.id, [...ids]));
  const [first, second] = ids;
  if (first)
    await db
      .update(people)
      .set({ tags: ["golf", "regular"] })
      .where(eq(people.id, first));
  if (second)
    await db
      .update(people)
      .set({ tags: ["regular", "wine club"] })
      .where(eq(people.id, second));
}

async function rememberEmily(db: Database, at: Date, admin: Colleague): Promise<void> {
  const [emily] = await db.select({ id: people.id }).from(people).where(eq(people.email, demoCustomer.email));
  if (!emily) return;
  const preferences = { temperature: "Cool, about 19 °C", child_seat: "Booster for Max (6)", allergy: "Nuts" };
  await db
    .update(people)
    .set({ preferences, tags: ["family"] })
    .where(eq(people.id, emily.id));
  const note = "Prefers to be called after landing. Her son gets carsick: no winding roads after lunch.";
  await db.insert(personNotes).values({
    id: luck().id(at),
    personId: emily.id,
    authorId: admin?.id ?? null,
    author: admin?.name ?? "Our team",
    text: note,
    createdAt: at,
  });
}

async function recordConsents(db: Database, who: readonly { id: string }[], at: Date): Promise<void> {
  const ids = luck();
  const { version, given, withdrawn } = consentWordings.marketing;
  const of = { purpose: "marketing", channel: "email", wordingVersion: version };
  const yes = who.slice(0, 8).map(({ id }) => ({
    ...of,
    id: ids.id(at),
    personId: id,
    isGiven: true,
    wording: given,
    source: "form",
    at,
  }));
  const later = new Date(at.getTime() + 10 * 86_400_000);
  const no = who.slice(6, 8).map(({ id }) => ({
    ...of,
    id: ids.id(later),
    personId: id,
    isGiven: false,
    wording: withdrawn,
    source: "email",
    at: later,
  }));
  if (yes.length > 0) await db.insert(personConsents).values([...yes, ...no]);
}

/** Someone who did not come twice in a row. */
async function blockOne(db: Database, at: Date, by: string | null): Promise<void> {
  const [missed] = await db
    .select({ id: people.id })
    .from(people)
    .where(sql`${people.noShows} > 0 and ${people.partnerId} is null and ${people.organisationId} is null`)
    .orderBy(sql`${people.noShows} desc`, people.email)
    .limit(1);
  if (!missed) return;
  await db.insert(personBlocks).values({
    id: luck().id(at),
    personId: missed.id,
    reason: "Didn’t come to the pickup and disputed the fee. Ask for payment by card before confirming.",
    fromAt: at,
    until: new Date(at.getTime() + 90 * 86_400_000),
    blockedBy: by,
  });
}

/** One regular had a second record under an address at work; both were merged three days ago. */
async function mergeCaller(db: Database, at: Date, by: string | null): Promise<void> {
  const { rows } = await db.execute<{ id: string; last_name: string; booking: string }>(sql`
    select p.id, p.last_name, (select b.id from bookings b where b.person_id = p.id and not b.is_test order by b.created_at limit 1) as booking
    from people p where p.bookings between 3 and 6 and p.tags = '{}' and p.partner_id is null and p.organisation_id is null and p.email <> ''
    order by p.email limit 1`);
  const [twice] = rows;
  if (!twice) return;
  const ids = luck();
  const gone = ids.id(new Date(at.getTime() - 1000));
  await db.execute(sql`
    insert into people (id, first_name, last_name, email, phone, first_seen_at, last_seen_at, source)
    select ${gone}, first_name, last_name, lower(last_name) || '@work.example', phone, first_seen_at, last_seen_at, 'phone'
    from people where id = ${twice.id}`);
  await db.execute(sql`
    insert into person_contacts (id, person_id, kind, value, key, since, source)
    select ${ids.id(at)}, id, 'email', email, person_email_key(email), first_seen_at, 'booking' from people where id = ${gone}
    on conflict do nothing`);
  await db.update(bookings).set({ personId: gone }).where(eq(bookings.id, twice.booking));
  await db.execute(
    sql`select merge_people(${ids.id(at)}, ${twice.id}, ${gone}, ${at.toISOString()}::timestamptz, ${by})`,
  );
}
