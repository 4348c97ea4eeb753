import { expect, test } from "vitest";
import { submitApplication } from "#features/partners/application/server/submit-application.ts";
import { makeAccessCodes } from "#features/partners/server/make-access-codes.ts";
import { anApplication } from "#testing/builders/people/an-application.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readFrame } from "./read-frame.ts";

test("the frame counts the applications that wait, of each kind, and says whether this is the demo", () =>
  inTransaction(async (ctx) => {
    const none = { travel_agent: 0, hotel: 0, driver_provider: 0, dispatcher: 0, driver: 0 };
    expect((await readFrame(ctx, { demo: true })).value).toEqual({ is_demo: true, applications_waiting: none });
    await submitApplication(ctx, await anApplication(ctx, "hotel"), makeAccessCodes("a secret"));
    expect((await readFrame(ctx, { demo: false })).value).toEqual({
      is_demo: false,
      applications_waiting: { ...none, hotel: 1 },
    });
  }));
