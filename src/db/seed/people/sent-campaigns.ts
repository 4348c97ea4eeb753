import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { campaignMoves, campaignRecipients, campaigns, mailNotices, suppressedAddresses } from "#db/schema/email.ts";
import { people, personConsents } from "#db/schema/people.ts";
import { messages } from "#db/schema/platform.ts";
import type { SkipReason } from "#domain/campaign/why-skipped.ts";
import { consentWordings } from "#domain/person/consent.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";

const words = {
  subject: "Whales in the bay, {first_name}",
  heading: "The southern rights are back",
  body: "Hi {first_name},\n\nFrom Hermanus you can see them from the cliff path until the end of November. Our day tour leaves at eight, stops for lunch above Walker Bay, and is home before dark.\n\nWe have seats on most days.",
  buttonLabel: "View our tours",
  buttonPath: "/tours",
};

/** One that was sent to those who agreed, with its figures, and a draft. */
export async function runCampaigns(db: Database, clock: SeedClock, author: string): Promise<void> {
  const luck = random("campaigns");
  const begun = clock.at(-12, 600);
  const everyone = await db
    .select({ id: people.id, email: people.email, firstName: people.firstName, blockedUntil: people.blockedUntil })
    .from(people)
    .where(sql`${people.mergedInto} is null`)
    .orderBy(people.email, people.id);
  const willing = everyone.filter(({ email }, at) => email !== "" && at % 5 !== 4).slice(0, 90);
  await agree(db, clock, willing);
  const campaignId = luck.id(clock.at(-14, 540));
  await insertCampaigns(db, { clock, author, campaignId, draftId: luck.id(clock.at(-1, 700)) });
  const suppressed = new Set((await db.select().from(suppressedAddresses)).map(({ address }) => address));
  const agreed = new Set(willing.map(({ id }) => id));
  for (const [nth, person] of everyone.entries()) {
    const reason = skipReason(person, agreed, suppressed);
    const sentAt = addMinutes(begun, Math.floor(nth / 20));
    const row = { id: luck.id(begun), campaignId, personId: person.id };
    if (reason !== null) await db.insert(campaignRecipients).values({ ...row, state: "skipped", reason });
    else await sendOne(db, { ...row, nth, sentAt, person });
  }
}

type Campaigned = { clock: SeedClock; author: string; campaignId: string; draftId: string };

async function insertCampaigns(db: Database, { clock, author, campaignId, draftId }: Campaigned): Promise<void> {
  const luck = random("moves of campaigns");
  const [begun, finished] = [clock.at(-12, 600), clock.at(-12, 640)];
  const made = { author, createdAt: clock.at(-14, 540), updatedAt: begun };
  const yesterday = clock.at(-1, 700);
  await db.insert(campaigns).values([
    {
      ...words,
      ...made,
      id: campaignId,
      name: "Whale season",
      version: 3,
      state: "done",
      scheduledFor: begun,
      finishedAt: finished,
    },
    {
      id: draftId,
      name: "Wine harvest for regulars",
      subject: "The harvest begins, {first_name}",
      heading: "Taste it where it is picked",
      body: "Hi {first_name},\n\nIn February the farms open their cellars. We drive, you taste.",
      buttonLabel: "View our tours",
      buttonPath: "/tours",
      filter: { tag: "regular" },
      state: "draft",
      author,
      createdAt: yesterday,
      updatedAt: yesterday,
    },
  ]);
  const moves = [
    [null, "draft", made.createdAt],
    ["draft", "scheduled", addMinutes(begun, -60)],
    ["scheduled", "sending", begun],
    ["sending", "done", finished],
  ] as const;
  await db.insert(campaignMoves).values(
    moves.map(([from, to, createdAt]) => ({
      id: luck.id(createdAt),
      recordId: campaignId,
      from,
      to,
      actor: to === "sending" || to === "done" ? "system" : author,
      createdAt,
    })),
  );
}

type Sent = { id: string; campaignId: string; personId: string; nth: number; sentAt: Date; person: Person };

/** Now and then one comes back, and someone unsubscribes. */
async function sendOne(db: Database, { id, campaignId, personId, nth, sentAt, person }: Sent): Promise<void> {
  const luck = random(`campaign email ${nth}`);
  const unsubscribedAt = nth % 31 === 7 ? addMinutes(sentAt, 300) : null;
  await db.insert(campaignRecipients).values({ id, campaignId, personId, state: "sent", sentAt, unsubscribedAt });
  await db.insert(messages).values({
    id: luck.id(sentAt),
    key: `campaign:${campaignId}:${id}`,
    template: "campaign",
    recipient: person.email,
    subject: words.subject.replace("{first_name}", person.firstName),
    html: "",
    body: words.body.replace("{first_name}", person.firstName),
    state: "kept",
    attempts: 1,
    about: `campaign:${campaignId}`,
    createdAt: sentAt,
    sentAt,
  });
  if (nth % 29 !== 3) return;
  const at = addMinutes(sentAt, 2);
  const full = { address: person.email.toLowerCase(), kind: "soft", status: "4.2.2", detail: "Mailbox full." } as const;
  await db.insert(mailNotices).values({ id: luck.id(at), sourceId: `demo-campaign-${nth}`, ...full, at });
}

type Person = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly blockedUntil: Date | null;
};

function skipReason(person: Person, willing: Set<string>, suppressed: Set<string>): SkipReason | null {
  if (person.email === "") return "no_email";
  if (suppressed.has(person.email.toLowerCase())) return "suppressed";
  if (person.blockedUntil !== null) return "blocked";
  return willing.has(person.id) ? null : "no_consent";
}

async function agree(db: Database, clock: SeedClock, who: readonly { id: string }[]): Promise<void> {
  const luck = random("agreed");
  const at = clock.at(-60, 600);
  const { version, given } = consentWordings.marketing;
  if (who.length === 0) return;
  await db.insert(personConsents).values(
    who.map(({ id }) => ({
      id: luck.id(at),
      personId: id,
      purpose: "marketing",
      channel: "email",
      wordingVersion: version,
      isGiven: true,
      wording: given,
      source: "form",
      at,
    })),
  );
}
