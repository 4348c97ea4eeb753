import { expect, test } from "vitest";
import { aDriverWithPhone } from "#testing/builders/people/a-driver-with-phone.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aPng, aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myPhoto } from "./my-photo.ts";
import { sendMyPhoto } from "./send-my-photo.ts";

test("a driver sees the photograph that waits", () =>
  inTransaction(async (ctx) => {
    const { driverId, me } = await aDriverWithPhone(ctx);
    expect(await myPhoto(me)).toMatchObject({ value: { photo_id: null, offered_id: null } });
    const sent = await aSentFile(ctx, aPng());
    await sendMyPhoto(me, sent);
    expect(await myPhoto(me)).toMatchObject({ value: { driver_id: driverId, offered_id: sent.file_id, answer: "" } });
  }));

test("who is no driver has none", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx, { email: "new@example.com", roles: ["driver"] });
    expect(await myPhoto(me)).toMatchObject({ reason: "not_found" });
  }));
