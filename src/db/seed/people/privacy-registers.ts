import type { privacyBreaches, privacyBreachPeople, privacyRequestMoves, privacyRequests } from "#db/schema/privacy.ts";
import { breachDue } from "#domain/privacy/breach.ts";
import { dueOf } from "#domain/privacy/privacy-request.ts";
import { addHours, localDateOf } from "#domain/time/local-time.ts";
import { random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";

type RequestRow = typeof privacyRequests.$inferInsert;
type MoveRow = typeof privacyRequestMoves.$inferInsert;
type BreachRow = typeof privacyBreaches.$inferInsert;
type PersonRow = typeof privacyBreachPeople.$inferInsert;

/** The privacy desk of the demo: one request to answer, one that was granted, and a breach that was handled and closed. */
export function privacyRegisters({ at }: SeedClock) {
  const luck = random("privacy registers");
  const [received, earlier, granted] = [at(-4, 620), at(-52, 540), at(-40, 840)];
  const open: RequestRow = {
    ...askedOn(luck.id(received), received),
    reference: "PR-4HX7QD",
    kind: "access",
    state: "open",
    source: "contact_form",
    identity: "email_answered",
    name: "Hannah Lindqvist",
    email: "hannah.lindqvist@example.com",
    words: "Please send me everything you hold about my trips in 2025.",
  };
  const closed: RequestRow = {
    ...askedOn(luck.id(earlier), earlier),
    reference: "PR-9K2MTR",
    kind: "correction",
    state: "granted",
    source: "phone",
    identity: "called_back",
    name: "Pieter Marais",
    email: "pieter.marais@example.com",
    words: "My surname is spelt Marais, not Maree, on two invoices.",
    acknowledgedAt: addHours(earlier, 3),
    closedAt: granted,
    updatedAt: granted,
  };
  const moves: MoveRow[] = [
    {
      id: luck.id(received),
      requestId: open.id,
      fromState: null,
      toState: "open",
      actor: "visitor",
      createdAt: received,
    },
    {
      id: luck.id(earlier),
      requestId: closed.id,
      fromState: null,
      toState: "open",
      actor: "system",
      createdAt: earlier,
    },
    {
      id: luck.id(granted),
      requestId: closed.id,
      fromState: "open",
      toState: "granted",
      actor: "system",
      createdAt: granted,
    },
  ];
  return { requests: [open, closed], moves, ...closedBreach(luck.id(at(-90)), luck.id(at(-89)), at) };
}

const askedOn = (id: string, receivedAt: Date) => ({
  id,
  receivedAt,
  dueAt: dueOf(receivedAt),
  createdBy: "system",
  createdAt: receivedAt,
  updatedAt: receivedAt,
});

function closedBreach(id: string, personId: string, at: SeedClock["at"]) {
  const [discoveredAt, notifiedAt, closedAt] = [at(-90, 480), at(-89, 600), at(-76, 900)];
  const breach: BreachRow = {
    id,
    reference: "BR-6TW3NA",
    title: "An invoice was emailed to the wrong company",
    story: "Two companies have similar names. The invoice named one traveller and their trips.",
    dataKinds: "A name, an email address and three trips",
    consequences: "The other company saw when and where the traveller was driven.",
    measures: "The recipient deleted the email and confirmed it. Companies are now chosen by registration number.",
    advice: "You don’t need to do anything. Call us if someone mentions these trips to you.",
    happenedOn: localDateOf(at(-91)),
    discoveredAt,
    dueAt: breachDue(discoveredAt, 72),
    regulatorNumber: "IR-2026-0417",
    regulatorNotifiedAt: notifiedAt,
    sendingAt: notifiedAt,
    lessons: "A company is chosen by its registration number, never by its name alone.",
    closedAt,
    createdBy: "system",
    createdAt: discoveredAt,
    updatedAt: closedAt,
  };
  const person: PersonRow = {
    id: personId,
    breachId: id,
    name: "Zanele Khumalo",
    email: "zanele.khumalo@example.com",
    addedAt: discoveredAt,
    notifiedAt,
  };
  return { breaches: [breach], people: [person] };
}
