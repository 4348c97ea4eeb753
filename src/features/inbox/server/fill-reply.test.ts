import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { aThread, atTheInbox } from "#testing/builders/people/a-thread.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { fillReply } from "./fill-reply.ts";

test("a kept reply is filled in from the record; what it doesn’t say stays to be filled in", () =>
  inDemo(async (empty) => {
    const ctx = await atTheInbox(empty);
    const thread = await aThread(ctx);
    const filled = await fillReply(ctx, { thread: thread.id, text: "Hi {first_name}, {reference}: {pickup_time}" });
    expect(filled).toMatchObject({
      value: { text: expect.stringMatching(/^Hi Zola, CTS-BBBBBB: \w{3} \d/), missing: [] },
    });
    expect(await fillReply(ctx, { thread: "enquiry:ENQ-NONE00", text: "{pay_link}" })).toEqual(refuse("not_found"));
  }));
