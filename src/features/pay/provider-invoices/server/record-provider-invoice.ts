import { createElement } from "react";
import { personAsking } from "#domain/account/person-asking.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { localDate } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { findCompany, findProviderEmails } from "../../server/provider-views.ts";
import type { providerInvoicesContract } from "../contract.ts";
import { ProviderInvoiceDiffers, providerInvoiceDiffersWords } from "./emails/provider-invoice-differs.tsx";
import { insertInvoiceItems, insertProviderInvoice } from "./store.ts";
import { findUninvoicedWithin, isProvider } from "./views.ts";

type Recording = typeof providerInvoicesContract.recordProviderInvoice;

/** Records a provider’s invoice with its trips: those in its period that are on no other invoice. */
export async function recordProviderInvoice(
  ctx: Context,
  input: ParsedOf<Recording>,
): Promise<Result<OutputOf<Recording>, RefusalOf<Recording>>> {
  const { provider_id: providerId, number, amount_cents: amountCents, note } = input;
  const [firstDay, lastDay] = [localDate(input.from), localDate(input.until)];
  if (!(await isProvider(ctx.db, providerId))) return refuse("not_found");
  const id = ctx.newId();
  const isNew = await insertProviderInvoice(ctx.db, {
    id,
    providerId,
    number,
    amountCents,
    note,
    firstDay,
    lastDay,
    issuedOn: localDate(input.issued_on),
    recordedBy: personAsking(ctx.actor),
    createdAt: ctx.now,
  });
  if (!isNew) return refuse("number_known");
  const driven = await findUninvoicedWithin(ctx.db, providerId, { from: firstDay, until: lastDay });
  if (driven.length === 0) return refuse("no_trips");
  const taken = new Set(
    (
      await insertInvoiceItems(
        ctx.db,
        id,
        driven.map((item) => item.id),
      )
    ).map((item) => item.id),
  );
  // Another invoice for the same trips was recorded just now.
  if (taken.size === 0) return refuse("no_trips");
  const mine = driven.filter((item) => taken.has(item.id));
  const agreed = mine.reduce((sum, item) => sum + item.amountCents, 0);
  await recordAudit(ctx, {
    action: "provider_invoice.recorded",
    subject: { kind: "provider_invoice", id },
    details: { number, amount_cents: amountCents, agreed_cents: agreed, trips: mine.length },
  });
  if (agreed !== amountCents)
    await tellProvider(ctx, { ...input, id, trips: mine.length, billedCents: amountCents, agreedCents: agreed });
  return accept({ id, trips: mine.length, agreed_cents: agreed });
}

type Difference = Pick<ParsedOf<Recording>, "provider_id" | "number" | "from" | "until"> & {
  readonly id: string;
  readonly trips: number;
  readonly billedCents: number;
  readonly agreedCents: number;
};

/** The provider’s owners are notified immediately, before it is paid. */
async function tellProvider(ctx: Context, { id, provider_id, number, from, until, ...sums }: Difference) {
  const company = await findCompany(ctx.db);
  for (const { email, name } of await findProviderEmails(ctx.db, provider_id))
    await ctx.mail({
      key: `provider-invoice-differs:${id}:${email}`,
      template: "provider-invoice-differs",
      to: email,
      subject: providerInvoiceDiffersWords.subject({ number }),
      content: createElement(ProviderInvoiceDiffers, {
        company,
        name,
        number,
        ...sums,
        period: { from: localDate(from), until: localDate(until) },
      }),
    });
}
