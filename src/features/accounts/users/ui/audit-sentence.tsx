import { roleNames } from "#domain/account/home-of-role.ts";
import { roles } from "#domain/account/roles.ts";
import { featureSwitches } from "#domain/account/switches.ts";
import type { AuditEntry } from "../audit-contract.ts";

type SentenceInput = {
  /** The actor: a name, "A visitor", "The system". */
  readonly who: string;
  /** The subject: a name, or the kind and number of a record. */
  readonly whom: string;
  readonly entry: AuditEntry;
};

/** Each action as a sentence. An unlisted action is shown by name. */
const sentences: Readonly<Record<string, (input: SentenceInput) => string>> = {
  "role.granted": ({ who, whom, entry }) => `${who} gave ${whom} the role ${roleIn(entry)}`,
  "role.revoked": ({ who, whom, entry }) => `${who} removed the role ${roleIn(entry)} from ${whom}`,
  "user.suspended": ({ who, whom }) => `${who} suspended ${whom}`,
  "user.restored": ({ who, whom }) => `${who} restored ${whom}`,
  "user.signed_out": ({ who, whom }) => `${who} signed ${whom} out`,
  "user.impersonated": ({ who, whom }) => `${who} viewed the site as ${whom}`,
  "session.impersonated": ({ whom, entry }) => `A session as ${whom} was started for ${nameOf(entry.impersonator)}`,
  "session.opened": ({ who }) => `${who} signed in`,
  "session.ended": ({ who, whom, entry }) =>
    entry.actor && entry.actor.id === entry.subject.id ? `${who} signed out` : `${who} ended sessions of ${whom}`,
  "session.reuse_detected": ({ whom }) => `Unusual activity in a session of ${whom}, so it was ended`,
  "account.erased": ({ who }) => `${who} deleted their account`,
  "data.downloaded": ({ who }) => `${who} downloaded their data`,
  "data.downloaded_for_person": ({ who }) => `${who} downloaded a person’s data on their behalf`,
  "data.erased_for_person": ({ who }) => `${who} erased a person’s data on their behalf`,
  "profile.changed": ({ who }) => `${who} changed their profile`,
  "invite.sent": ({ who, entry }) => `${who} invited ${textIn(entry, "email")} as ${roleIn(entry)}`,
  "invite.accepted": ({ who }) => `${who} accepted an invitation`,
  "invite.withdrawn": ({ who, entry }) => `${who} withdrew the invitation to ${textIn(entry, "email")}`,
  "letter.resent": ({ who }) => `${who} sent an email again`,
  "job.retried": ({ who, entry }) => `${who} retried the job ${textIn(entry, "work")}`,
  "job.cancelled": ({ who, entry }) => `${who} cancelled the job ${textIn(entry, "work")}`,
  "alarm_settings.changed": ({ who }) => `${who} changed who gets system alarms`,
  "live_map.opened": ({ who }) => `${who} opened the live map`,
  "live_link.created": ({ who, whom }) => `${who} created a live link (${whom})`,
  "live_link.withdrawn": ({ who, whom }) => `${who} withdrew a live link (${whom})`,
  "positions.viewed": ({ who, whom }) => `${who} viewed where a vehicle was (${whom})`,
  "trip_record.viewed": ({ who, whom }) => `${who} viewed the reports from a trip and their locations (${whom})`,
  "no_show_evidence.viewed": ({ who, whom }) => `${who} viewed the evidence for a no-show (${whom})`,
  "trip.evidence_downloaded": ({ who, whom }) => `${who} downloaded the evidence for a trip (${whom})`,
  "sos_place.viewed": ({ who, whom }) => `${who} viewed where a driver with an SOS alarm is (${whom})`,
  "past_sos_places.viewed": ({ who }) => `${who} viewed where drivers were during past SOS alarms`,
  "geofence_visits.viewed": ({ who }) => `${who} viewed arrivals and departures at geofences`,
  "geofence.created": ({ who, entry }) => `${who} drew the geofence ${textIn(entry, "name")}`,
  "geofence.changed": ({ who, entry }) => `${who} changed the geofence ${textIn(entry, "name")}`,
  "geofence.deleted": ({ who, entry }) => `${who} deleted the geofence ${textIn(entry, "name")}`,
  "company.export_requested": ({ who }) => `${who} started an export of the whole company`,
  "deletion.put_back": ({ who, whom }) => `${who} put back what was deleted (${whom})`,
  "settings.put_back": ({ who, whom }) => `${who} put an older version back (${whom})`,
  "maintenance.started": ({ who }) => `${who} closed booking and payment for maintenance`,
  "maintenance.ended": ({ who }) => `${who} ended the maintenance: booking and payment are open`,
  "feature.switched_on": ({ who, entry }) => `${who} turned on: ${switchIn(entry)}`,
  "feature.switched_off": ({ who, entry }) => `${who} turned off: ${switchIn(entry)}`,
};

export function auditSentence(entry: AuditEntry): string {
  const who = whoDid(entry);
  return sentences[entry.action]?.({ who, whom: whomTo(entry), entry }) ?? byItsName(who, entry);
}

/** A typed reason is shown as it is; one set by the system, such as role_revoked, as a sentence. */
export const reasonText = (reason: string): string =>
  /^[a-z]+(_[a-z]+)*$/.test(reason) ? reason.replaceAll("_", " ") : reason;

/** "application.info_requested" as "application: info requested". */
export const actionLabel = (action: string): string =>
  // The log keeps the names that were recorded first.
  action
    .replace(/^letter\./, "email.")
    .replace(/_by_office$/, "_by_team")
    .replace(".", ": ")
    .replaceAll("_", " ");

function byItsName(who: string, entry: AuditEntry): string {
  const whom = entry.subject.kind ? ` (${whomTo(entry)})` : "";
  return `${who}: ${actionLabel(entry.action)}${whom}`;
}

const strangers = { person: "A deleted user", visitor: "A visitor", system: "The system" } as const;

function whoDid(entry: AuditEntry): string {
  const name = entry.actor?.name || strangers[entry.actor_kind];
  return entry.impersonator ? `${entry.impersonator.name} as ${name}` : name;
}
const nameOf = (someone: { readonly name: string } | null): string => someone?.name ?? "a deleted user";

function whomTo({ subject }: AuditEntry): string {
  if (subject.name) return subject.name;
  if (subject.kind === "user") return "a deleted user";
  return [subject.kind.replaceAll("_", " "), subject.id].filter(Boolean).join(" ");
}

function textIn({ details }: AuditEntry, name: string): string {
  const value = details[name];
  return typeof value === "string" ? value : "someone";
}

function roleIn(entry: AuditEntry): string {
  const role = roles.find((known) => known === entry.details.role);
  return role ? roleNames[role] : "?";
}

const switchIn = ({ subject }: AuditEntry): string =>
  featureSwitches.find(({ name }) => name === subject.id)?.title ?? subject.id;
