import { incidentTypeLabels } from "#domain/incident/incident-labels.ts";
import { outboxKind, sendWaiting } from "#platform/browser/outbox.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { InputOf } from "#platform/contract.ts";
import { incidentsContract } from "../contract.ts";

export type KeptIncident = Pick<
  InputOf<typeof incidentsContract.reportIncident>,
  "type" | "severity" | "text" | "happened_at"
> & { readonly trip_id: string };

export const incidentKind = "incident";
const incidents = outboxKind<KeptIncident>({
  kind: incidentKind,
  atOnce: 1,
  words: ({ type }) => `Incident: ${incidentTypeLabels[type]}`,
  async send([item]) {
    if (!item) return { done: [] };
    const sent = { key: item.key, ...item.body, sent_at: new Date().toISOString() };
    await callSignedIn(incidentsContract.reportIncident, sent);
    return { done: [item.key] };
  },
});

/** Stored on this phone first, and sent when there is a connection. */
export async function reportOnPhone(report: Omit<KeptIncident, "happened_at">): Promise<void> {
  await incidents.keep({ ...report, happened_at: new Date().toISOString() });
  void sendWaiting();
}
