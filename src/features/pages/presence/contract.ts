import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";

const editors = rolesThatMay("edit_content");
const byWindow = { id: z.uuid(), sitting: z.uuid() };

const other = z.object({ sitting: z.string(), name: z.nullable(z.string()), block: z.string() });
export type OtherEditor = z.output<typeof other>;

/** Open editors hear here of every save, and of who comes and goes. */
export const pageEventsAddress = "/functions/v1/page-events";

export const presenceContract = contract({
  noteSitting: call({
    summary: "Tells the other editors of a page that someone has it open, and which block they are writing.",
    access: editors,
    effect: "changes",
    input: z.object({ ...byWindow, block: z.string().check(z.maxLength(40)) }),
    output: z.object({ others: z.array(other) }),
    refusals: { not_found: "We couldn’t find that page." },
  }),
  leaveSitting: call({
    summary: "Tells the other editors of a page that someone has closed it.",
    access: editors,
    effect: "changes",
    input: z.object(byWindow),
    output: z.object({}),
  }),
});
