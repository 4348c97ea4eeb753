import { isReceivedOn } from "#domain/privacy/privacy-request.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { privacyRequestsContract } from "../contract.ts";
import { openRequest } from "./open-request.ts";

type Input = ParsedOf<typeof privacyRequestsContract.recordPrivacyRequest>;

/** Our team records a request that did not come from an account. The clock started when we received it. */
export async function recordPrivacyRequest(ctx: Context, { received_on, ...form }: Input) {
  const day = localDate(received_on);
  if (!isReceivedOn(day, ctx.now)) return refuse("not_received_yet");
  if (form.email === "" && form.phone === "") return refuse("contact_missing");
  const receivedAt = day === localDateOf(ctx.now) ? ctx.now : momentOf(day, localTime("12:00"));
  const { id, reference } = await openRequest(ctx, { ...form, userId: null, receivedAt });
  return accept({ id, reference });
}
