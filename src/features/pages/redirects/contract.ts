import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { atMost, nullable } from "#platform/wire.ts";

const editors = rolesThatMay("edit_content");
const address = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message), atMost(300));

const redirect = z.object({
  from: z.string(),
  to: z.string(),
  created_at: z.string(),
  created_by: z.nullable(z.string()),
  /** Every address on its way, where it leads by others. */
  way: z.array(z.string()),
});
export type ShownRedirect = z.output<typeof redirect>;

export const redirectsContract = contract({
  listRedirects: call({
    summary: "Lists the old addresses that lead to other pages.",
    access: editors,
    effect: "reads",
    input: z.object({ search: z.string().check(z.maxLength(100)) }),
    output: z.object({ redirects: z.array(redirect) }),
  }),
  saveRedirect: call({
    summary:
      "Makes an old address lead to another page. Circles, and ways that are too long, are refused with the way.",
    access: editors,
    effect: "changes",
    input: z.object({
      from: address("Enter the old address"),
      to: address("Enter where it leads"),
      /** The old address of the redirect that is changed; null for a new one. */
      former: nullable(z.string().check(z.maxLength(300))),
    }),
    output: z.object({ from: z.string() }),
    refusals: {
      not_found: "We couldn’t find that redirect. Someone may have removed it.",
      from_taken: "This address leads somewhere already. Change that redirect instead.",
      not_a_path: "Use addresses such as /old-page and /tours, or https://… to lead to another site.",
      same_path: "An address can’t lead to itself.",
      page_exists: "There is a page at this address, so the redirect would never be used.",
      leads_in_a_circle: "This would lead in a circle.",
      too_many_steps: "This would lead over too many addresses. Lead straight to the last one.",
      leads_nowhere: "There is no page at the address it leads to.",
    },
  }),
  removeRedirect: call({
    summary: "Removes a redirect: its old address answers that there is no such page.",
    access: editors,
    effect: "changes",
    input: z.object({ from: address("Enter the old address") }),
    output: z.object({}),
    refusals: { not_found: "We couldn’t find that redirect. Someone may have removed it." },
  }),
});
