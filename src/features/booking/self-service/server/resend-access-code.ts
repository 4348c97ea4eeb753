import { createElement } from "react";
import { accept } from "#domain/result.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { bookingLink } from "../../server/make-links.ts";
import { findCompany } from "../../server/views.ts";
import type { bookingAccessContract } from "../access-contract.ts";
import { AccessCodes, accessCodesWords } from "./emails/access-codes.tsx";
import { findCurrentBookings } from "./share-views.ts";

const quietMinutes = 5;

/** The answer reveals nothing about the booking; only the mailbox gets the code. Pressing twice sends one email. */
export async function resendAccessCode(ctx: Context, input: ParsedOf<typeof bookingAccessContract.resendAccessCode>) {
  const [first, ...others] = await findCurrentBookings(ctx.db, input.email, ctx.now);
  if (!first) return accept({});
  const spell = Math.floor(ctx.now.getTime() / (quietMinutes * 60_000));
  await ctx.mail({
    key: `access-codes:${first.email.toLowerCase()}:${spell}`,
    template: "access-codes",
    to: first.email,
    subject:
      others.length === 0
        ? accessCodesWords.subject_if_no_others({ reference: first.reference })
        : accessCodesWords.subject(),
    about: `booking:${first.reference}`,
    content: createElement(AccessCodes, {
      company: await findCompany(ctx.db),
      firstName: first.firstName,
      bookings: [first, ...others].map(({ reference, serviceName, tourName, pickupAt }) => ({
        reference,
        title: tripTitle(serviceName, tourName),
        at: formatMoment(pickupAt),
        code: ctx.accessCodeFor(reference),
        link: bookingLink(ctx, reference),
      })),
    }),
  });
  return accept({});
}
