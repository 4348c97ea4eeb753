import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";
import { textField } from "#platform/wire.ts";

/** The API’s address for partners’ software; the key goes in the header `Authorization: Bearer …`. */
export const partnerApiPath = "/api/partner/";
/** The small form for a partner’s own site; the address ends with the partner’s code. */
export const widgetPage = "/widget/";

const partners = ["hotel", "travel_agent"] as const;
const ownersOnly = { owners_only: "Only an owner of your organisation can see or change this." };

const shownKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The key’s last characters, to distinguish keys. */
  ends_with: z.string(),
  created_at: z.string(),
  created_by: z.string(),
  last_used_at: z.nullable(z.string()),
});
export type ShownKey = z.output<typeof shownKey>;

export const keyForm = z.object({ name: textField("Enter what the key is for", 60) });

export const keysContract = contract({
  myKeys: call({
    summary: "Lists the API keys of the partner the signed-in person owns, and the code for its widget.",
    access: partners,
    effect: "reads",
    input: z.object({}),
    output: z.object({ keys: z.array(shownKey), widget: z.string() }),
    refusals: ownersOnly,
  }),
  createKey: call({
    summary: "Creates an API key for the partner. The key itself is shown this once only.",
    access: partners,
    effect: "creates",
    limit: { times: 10, seconds: 3600 },
    input: keyForm,
    output: z.object({ key: z.string(), id: z.string() }),
    refusals: { ...ownersOnly, too_many: "You have ten keys. First revoke one you no longer use." },
  }),
  revokeKey: call({
    summary: "Revokes an API key of the partner. Programs that use it are refused at once.",
    access: partners,
    effect: "changes",
    input: z.object({ key_id: z.uuid("Choose a key") }),
    output: z.object({}),
    refusals: { ...ownersOnly, not_found: "We couldn’t find that key." },
  }),
});
