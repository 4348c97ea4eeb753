import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { pageSizeField } from "#platform/wire.ts";

const moment = z.iso.datetime();

export const errorOrigins = ["call", "request", "page", "browser"] as const;

export const shownError = z.object({
  code: z.string(),
  correlation_id: z.string(),
  at: moment,
  origin: z.enum(errorOrigins),
  place: z.string(),
  message: z.string(),
  version: z.string(),
});
export type ShownError = z.output<typeof shownError>;

export const errorKey = pageKey({ at: keyParts.moment, code: keyParts.reference });

export const errorsContract = contract({
  findErrors: call({
    summary: "Finds errors by the code that the person who met them can quote, the newest first.",
    access: ["admin", "super_user"],
    effect: "reads",
    input: z.object({
      /** A code such as E-7K3M9Q, with or without its prefix, or a correlation id. */
      search: z._default(z.string().check(z.trim(), z.maxLength(100)), ""),
      after: errorKey.field,
      size: pageSizeField(25),
    }),
    output: z.object({ errors: z.array(shownError), next: z.nullable(z.string()) }),
  }),
});
