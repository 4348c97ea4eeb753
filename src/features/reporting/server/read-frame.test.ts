import { expect, test } from "vitest";
import { submitApplication } from "#features/partners/application/server/submit-application.ts";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { anApplication } from "#testing/builders/people/an-application.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { setUp } from "#testing/test-config.ts";
import { readFrame } from "./read-frame.ts";

test("the frame counts the applications that wait, of each kind, and says whether this is the demo", () =>
  inTransaction(async (ctx) => {
    const none = { travel_agent: 0, hotel: 0, driver_provider: 0, dispatcher: 0, driver: 0 };
    expect((await readFrame(setUp(ctx, { demo: true }))).value).toEqual({
      is_demo: true,
      ratings_waiting: 0,
      applications_waiting: none,
    });
    await submitApplication(ctx, await anApplication(ctx, "hotel"));
    expect((await readFrame(ctx)).value).toEqual({
      is_demo: false,
      ratings_waiting: 0,
      applications_waiting: { ...none, hotel: 1 },
    });
  }));

test("ratings wait to be read or answered, and disputes to be decided; each rating is counted once", () =>
  inTransaction(async (ctx) => {
    await aRating(ctx);
    await aRating(ctx, { state: "held", words: "On time.", disputeState: "open", disputedAt: ctx.now });
    await aRating(ctx, { disputeState: "open", disputedAt: ctx.now });
    await aRating(ctx, { overall: 2 });
    await aRating(ctx, { state: "requested" });
    expect((await readFrame(setUp(ctx, { demo: true }))).value).toMatchObject({ ratings_waiting: 3 });
  }));
