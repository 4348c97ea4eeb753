import { render } from "@react-email/render";
import { expect, test } from "vitest";
import { addDays, addHours, localDateOf } from "#domain/time/local-time.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow, type World } from "#testing/in-transaction.ts";
import { assignTrip } from "./assign-trip.ts";
import { sendOverrideNotice } from "./send-override-notice.ts";

const textOf = async ({ emails }: World) => plainText(await render(emails[0]?.content));

test("the owner gets an email with who overrode which rule for which driver, and why", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain, "super_user", "Themba Maseko");
    const crew = await writeCrew(ctx, { documents: { prdp: { expiresOn: addDays(localDateOf(testNow), -1) } } });
    const { tripId } = await writeTrip(ctx, addHours(testNow, 30));
    await assignTrip(ctx, { trip_id: tripId, version: 1, ...crew, override_reason: "Card in the post" });
    const event = world.events.find(({ type }) => type === "compliance.overridden");
    if (event?.type !== "compliance.overridden") throw new Error("No event was emitted.");
    await sendOverrideNotice(ctx, event);
    expect(world.emails).toMatchObject([{ to: "hello@capetownshuttle.example" }]);
    const text = await textOf(world);
    for (const message of ["Themba Maseko", "Sipho Ndlovu", "Professional driving permit", "Card in the post"])
      expect(text).toContain(message);
  }));
