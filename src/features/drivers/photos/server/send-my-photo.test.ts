import { expect, test } from "vitest";
import { aDriverWithPhone } from "#testing/builders/people/a-driver-with-phone.ts";
import { aPdf, aPng, aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendMyPhoto } from "./send-my-photo.ts";

test("a photograph from the phone waits for a look, and customers see the former one meanwhile", () =>
  inTransaction(async (ctx, world) => {
    const { driverId, me, row } = await aDriverWithPhone(ctx);
    const sent = await aSentFile(ctx, aPng());
    expect(await sendMyPhoto(me, sent)).toMatchObject({
      ok: true,
      value: { offered_id: sent.file_id, photo_id: null },
    });
    expect(await row()).toMatchObject({ photoId: null, offeredPhotoId: sent.file_id });
    expect(world.events).toMatchObject([{ type: "task.wanted", kind: "look_at_driver_photo", subjectId: driverId }]);
  }));

test("a second one replaces the first, whose file is gone", () =>
  inTransaction(async (ctx) => {
    const { me, files } = await aDriverWithPhone(ctx);
    await sendMyPhoto(me, await aSentFile(ctx, aPng()));
    const second = await aSentFile(ctx, aPng());
    await sendMyPhoto(me, second);
    expect(await files()).toEqual([second.file_id]);
  }));

test("a document is no photograph, whatever it is called", () =>
  inTransaction(async (ctx) => {
    const { me, row } = await aDriverWithPhone(ctx);
    expect(await sendMyPhoto(me, await aSentFile(ctx, aPdf()))).toMatchObject({ reason: "not_a_picture" });
    expect((await row())?.offeredPhotoId).toBeNull();
  }));
