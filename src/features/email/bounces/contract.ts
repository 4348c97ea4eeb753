import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { noticeKinds } from "#domain/mail/returned-mail.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { pageSizeField } from "#platform/wire.ts";

export const suppressedKey = pageKey({ at: keyParts.moment, address: keyParts.text });

const access = rolesThatMay("change_customers");
const moment = z.iso.datetime();
const address = z
  .string()
  .check(z.trim(), z.minLength(3, "Enter an email address"), z.maxLength(254, "Enter an email address"));

const suppressedAddress = z.object({
  address: z.string(),
  reason: z.enum(noticeKinds),
  /** In the mail server’s words. */
  detail: z.string(),
  since: moment,
  /** The customer known by it. */
  customer: z.nullable(z.object({ id: z.string(), name: z.string(), phone: z.string() })),
});
export type SuppressedAddress = z.output<typeof suppressedAddress>;

export const bouncesContract = contract({
  listSuppressed: call({
    summary: "Lists addresses that get no email because emails to them came back or were reported as spam.",
    access,
    effect: "reads",
    input: z.object({
      after: suppressedKey.field,
      size: pageSizeField(25),
      address: z._default(z.string().check(z.maxLength(254)), ""),
    }),
    output: z.object({ addresses: z.array(suppressedAddress), next: z.nullable(z.string()) }),
  }),
  liftSuppression: call({
    summary: "Lets an address get emails again.",
    access,
    effect: "changes",
    input: z.object({ address }),
    output: z.object({}),
    refusals: { not_found: "This address isn’t suppressed any more." },
  }),
});
