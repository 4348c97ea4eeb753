import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";

/** The download’s address, followed by a one-time key. */
export const exportAddress = "/files/company-export";

const moment = z.iso.datetime();

export const companyExport = z.object({
  id: z.string(),
  requested_at: moment,
  requested_by: z.nullable(z.string()),
  state: z.enum(["ready", "running", "done", "failed", "expired"]),
  ended_at: z.nullable(moment),
  parts_done: z.int(),
  parts_total: z.int(),
  row_count: z.int(),
  error: z.string(),
});
export type CompanyExport = z.output<typeof companyExport>;

export const exportContract = contract({
  companyExports: call({
    summary: "Lists the last exports of the whole company, and how far each came.",
    access: rolesThatMay("export_company"),
    effect: "reads",
    input: z.object({}),
    output: z.object({ exports: z.array(companyExport) }),
  }),
  startExport: call({
    summary: "Makes a link that downloads the whole company once, within ten minutes.",
    access: rolesThatMay("export_company"),
    effect: "changes",
    needsFreshFactor: true,
    input: z.object({}),
    output: z.object({ id: z.string(), path: z.string(), expires_at: moment }),
  }),
});
