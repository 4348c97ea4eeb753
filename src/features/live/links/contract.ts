import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { liveStandings } from "#domain/live/live-window.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { textField } from "#platform/wire.ts";

const moment = z.iso.datetime();

const opening = z.object({
  /** A network, never a full address. */
  network: z.string(),
  first_at: moment,
  last_at: moment,
  times: z.int(),
});

/** A live link with its creator and views. */
export const liveLink = z.object({
  id: z.string(),
  trip_id: z.string(),
  reference: z.string(),
  pickup_at: moment,
  kind: z.enum(["customer", "family", "staff"]),
  /** The person it was made for; empty for the customer’s own link. */
  name: z.string(),
  /** Gets an email when the passengers have arrived. */
  email: z.string(),
  /** A colleague’s name; null if the customer or the system created it. */
  made_by: z.nullable(z.string()),
  created_at: moment,
  withdrawn_at: z.nullable(moment),
  /** Whether its trip can be followed now. */
  standing: z.enum(liveStandings),
  /** Null once it is invalid. */
  address: z.nullable(z.string()),
  openings: z.array(opening),
});
export type LiveLink = z.output<typeof liveLink>;

export const liveLinkKey = pageKey({ createdAt: keyParts.moment, id: keyParts.id });

export const linksContract = contract({
  listLiveLinks: call({
    summary: "Lists live links, the newest first, with who made and who opened each; of one trip where it is named.",
    access: rolesThatMay("view_live_map"),
    effect: "reads",
    input: z.object({
      trip_id: z._default(z.nullable(z.uuid("Choose a trip")), null),
      after: liveLinkKey.field,
    }),
    output: z.object({ links: z.array(liveLink), next: z.nullable(z.string()) }),
  }),
  createLiveLink: call({
    summary: "Creates a live link to a trip for someone named, such as a concierge.",
    access: rolesThatMay("view_live_map"),
    effect: "creates",
    input: z.object({ trip_id: z.uuid("Choose a trip"), name: textField("Enter who it is for", 80) }),
    output: z.object({ id: z.string(), address: z.string() }),
    refusals: { not_found: "We couldn’t find that trip.", over: "This trip can no longer be followed." },
  }),
  withdrawLiveLink: call({
    summary: "Withdraws a live link: it opens nothing any more.",
    access: rolesThatMay("view_live_map"),
    effect: "changes",
    input: z.object({ link_id: z.uuid("Choose a link") }),
    output: z.object({}),
    refusals: { not_found: "We couldn’t find that link, or it was withdrawn already." },
  }),
});
