import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";

const text = (limit: number) => z.string().check(z.maxLength(limit, `Please use at most ${limit} characters`));

export const analyticsContract = contract({
  reportVisit: call({
    summary: "Counts a page view. Without consent nothing is kept that tells one visitor from another.",
    access: "anyone",
    effect: "changes",
    limit: { times: 60, seconds: 60 },
    input: z.object({
      /** Without the query, which may contain a code or token. */
      path: text(300),
      /** The page the visitor came from; only its site is kept. */
      referrer: z._default(text(2000), ""),
      /** Whether the visitor allowed us to distinguish visits within a day. */
      may_recognise: z._default(z.boolean(), false),
    }),
    output: z.object({}),
  }),
  reportStep: call({
    summary: "Counts a step of a booking, of visitors who agreed to it.",
    access: "anyone",
    effect: "changes",
    limit: { times: 60, seconds: 60 },
    input: z.object({
      path: text(300),
      step: z.enum(["service", "details", "contact", "review", "sent"]),
      /** The chosen service, if any. */
      service: z._default(text(40), ""),
      /** Whether a partner’s link brought the visitor; not whose. */
      is_by_partner: z._default(z.boolean(), false),
      may_recognise: z._default(z.boolean(), false),
    }),
    output: z.object({}),
  }),
});
