import { expect, test } from "vitest";
import { aReader, wrote } from "#testing/builders/people/a-reader.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readNotice } from "./read-notice.ts";

test("one’s own message reads as it was sent, a secret one without its link, and another’s isn’t there", () =>
  inTransaction(async (ctx) => {
    const thandi = await aReader(ctx, { email: "thandi@example.com" });
    const open = await wrote(ctx, "thandi@example.com", 5);
    const secret = await wrote(ctx, "thandi@example.com", 4, { key: "secret:reset" });
    const other = await wrote(ctx, "other@example.com", 3);
    expect(await readNotice(thandi, { id: open })).toMatchObject({ value: { html: "<p>Hello</p>", is_secret: false } });
    expect(await readNotice(thandi, { id: secret })).toMatchObject({ value: { html: "", text: "", is_secret: true } });
    expect(await readNotice(thandi, { id: other })).toMatchObject({ reason: "not_found" });
  }));
